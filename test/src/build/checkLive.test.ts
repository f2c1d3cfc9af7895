import { liveFindings } from '#src/build/checkLive.ts';
import { ratingSource } from '../../support/allFacts';
import { renderEdited } from '../../support/renderWithFacts';

const ready = `<link rel="canonical" href="https://www.reel.fr/">
<p><strong>4,8 sur 5</strong> d’après 47 avis<!-- --> <a href="https://avis.fr">sur AppSource</a></p>
<script>{"aggregateRating":{}}</script>
<form method="post" action="https://abc.supabase.co/functions/v1/send-contact-email">
<input placeholder="c.martin@entreprise.example"></form>
<a href="mailto:contact@reel.fr">contact@reel.fr</a> <a href="tel:+33478000000">04 78…</a>
<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Lire</a>`;
const env = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'eyJ' };

const ownOrigin = ready.replace('https://abc.supabase.co', '');

it.each([
  ['with the function on Supabase', ready, env],
  ['with the function on its own origin', ownOrigin, { SUPABASE_URL: '' }],
  ['without a rating', ready.replace(/<p>.*\n<script>.*/, ''), env],
])('finds nothing on a site that is ready: %s', (_how, html, environment) => {
  expect(liveFindings([html], environment)).toEqual([]);
});

it.each([
  ['reel.fr/"', 'solveo.example/"', 'https://www.solveo.example/'],
  ['https://www.reel.fr/', 'http://localhost:8080/', 'SITE_URL'],
  ['contact@reel.fr">', 'contact@solveo.example">', 'mailto:contact@solveo.example'],
  ['+33478000000', '+33199001234', '+33199001234'],
  ['+33478000000', '0639980000', '0639980000'],
  ['dQw4w9WgXcQ', 'M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['04 78…', 'Siège social : À compléter', 'Siège social : À compléter'],
  [' <a href="https://avis.fr">sur AppSource</a>', '', 'rating.source'],
])('finds what a visitor would meet: %s become %s', (real, placeholder, shown) => {
  expect(liveFindings([ready.replaceAll(real, placeholder)], env)).toEqual([
    expect.stringContaining(shown),
  ]);
});

it.each([
  ['SUPABASE_ANON_KEY', ready, { SUPABASE_URL: env.SUPABASE_URL }],
  ['SUPABASE_ANON_KEY', ready, { ...env, SUPABASE_ANON_KEY: '  ' }],
  ['SUPABASE_URL', ownOrigin, {}],
  ['SUPABASE_URL', ready.replace('https://abc', 'http://abc'), env],
])('finds that %s is missing or cannot be right: %#', (name, html, environment) => {
  expect(liveFindings([html], environment)).toEqual([expect.stringMatching(`^${name}`)]);
});

it.each([
  [undefined, true],
  [ratingSource, false],
])('reads in the real page whether the rating has a source: %#', async (source, isFound) => {
  const files = await renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.rating, { isShown: true, source });
  });
  const documents = files.map(({ content }) => content);
  expect(liveFindings(documents, {}).join().includes('rating.source')).toBe(isFound);
});
