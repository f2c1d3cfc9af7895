import { load } from 'cheerio';
import type { brand as delivered } from '#src/content/brand.ts';
import { paths } from '#src/content/paths.ts';
import { renderEdited } from '../../support/renderWithFacts';
import { linesAsRead, visibleText } from '../../support/visibleText';

type Files = Awaited<ReturnType<typeof renderEdited>>;
type Brand = typeof delivered;

/** Every page of the site, with the owner's edits to the brand. */
const renderWith = (edit: (brand: Brand) => void) =>
  renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    edit(brand);
  });

const textOf = (files: Files) => files.map(({ content }) => visibleText(content)).join('\n');

/** What platforms, search engines and screen readers get of a document's names. */
function unseenText(html: string): string {
  const $ = load(html);
  const attributes = $('meta[content], [aria-label], [title]').toArray();
  return [
    $('title').text(),
    $('script[type="application/ld+json"]').text(),
    ...attributes.flatMap(({ attribs }) => [attribs.content, attribs['aria-label'], attribs.title]),
  ].join('\n');
}

describe('with names that begin with a vowel and have apostrophes', () => {
  let everything: string;
  beforeAll(async () => {
    const files = await renderWith((brand) =>
      Object.assign(brand, {
        product: "Écart d'Or",
        provider: "Atelier d'Yves",
        tagline: "L'expert de l'ERP",
        suite: "Odyssée d'Affaires",
        suiteShortName: "Odyssée d'Affaires",
        suiteVendor: "Îlot d'Azur",
      }),
    );
    everything = files
      .map(({ content }) => `${visibleText(content)} ${unseenText(content)}`)
      .join();
  });

  it('curls every apostrophe', () => {
    expect(everything).toMatch(/Écart d’Or/);
    expect(everything.match(/\p{L}+'\p{L}+/gu)).toBeNull();
  });

  it('elides whatever precedes them', () => {
    const names = 'Écart d’Or|Atelier d’Yves|Odyssée d’Affaires|Îlot d’Azur';
    expect(everything).toMatch(new RegExp(`(d’|qu’)(${names})`));
    const fault = new RegExp(`(?<!\\p{L})(de|que|le|la|ne|se|ce|je) (${names})`, 'giu');
    expect(everything.match(fault)).toBeNull();
  });
});

describe('without a phone', () => {
  let files: Files;
  beforeAll(async () => {
    files = await renderWith(({ contact }) => Object.assign(contact, { phone: '' }));
  });

  it('offers no call, and leaves no empty link or line', () => {
    const html = files.map(({ content }) => content).join();
    expect(html).not.toMatch(/tel:|href=""|<li><\/li>/);
    expect(textOf(files)).not.toMatch(/appel[ez]/i);
  });

  it('speaks of phones only in the support that customers get, and where the law asks for it', () => {
    const lines = files.flatMap(({ content }) => linesAsRead(content).split('\n'));
    const speaking = lines.filter(
      (line) => /téléphone/i.test(line) && !line.includes('Assistance'),
    );
    expect(new Set(speaking)).toEqual(new Set(['Téléphone : À compléter']));
  });
});

it('keeps the lines of an address in the legal notice', async () => {
  const address = '12 rue des Écritures\n69000 Lyon';
  const files = await renderWith(({ legal }) => {
    Object.assign(legal, { address });
    Object.assign(legal.host, { address });
  });
  const notice = files.find(({ path }) => path.startsWith('/mentions-legales'))?.content ?? '';
  // A line break of the source is read as a space.
  const lines = linesAsRead(notice.replaceAll('\n', ' ')).split('\n');
  expect(lines.filter((line) => /Écritures$|^69000 Lyon$/.test(line))).toHaveLength(4);
  const home = files.find(({ path }) => path === '/index.html')?.content ?? '';
  expect(visibleText(home)).toContain('12 rue des Écritures, 69000 Lyon');
});

it('names a data protection officer once there is one', async () => {
  const files = await renderWith(({ privacy }) => Object.assign(privacy, { dpo: 'Léa Roy' }));
  expect(textOf(files)).toContain('Délégué à la protection des données : Léa Roy.');
});

it('has no words about the video’s host in the privacy policy without a video', async () => {
  const privacyWith = (files: Files) =>
    visibleText(files.find(({ path }) => path.startsWith(paths.privacy))?.content ?? '');
  expect(privacyWith(await renderWith(() => undefined))).toContain('YouTube');
  const without = privacyWith(await renderWith(({ video }) => Object.assign(video, { id: '' })));
  expect(without).toContain('CNIL');
  expect(without).not.toContain('YouTube');
});

it('says how long the video is once the owner has', async () => {
  const files = await renderWith(({ video }) => Object.assign(video, { minutes: 4 }));
  expect(textOf(files)).toContain('Lire la vidéo (4 min)');
});
