import { cleanup, render, screen, within } from '@testing-library/react';
import { PreviewBody } from '../../../../../src/site/share-preview/page/PreviewDocument';
import { previewContent } from '../../../../../src/site/share-preview/page/previewContent';
import { fetchFromFiles } from '../../../../../src/site/share-preview/reading/fetchFromFiles';
import { previewPage } from '../../../../../src/site/share-preview/rules/previewPage';
import { previewReport } from '../../../../../src/site/share-preview/previewReport';
import type { Finding } from '../../../../../src/site/share-preview/rules/finding';
import { platforms } from '../../../../../src/site/share-preview/rules/platforms';
import { SITE, somePage, somePng } from '../somePage';
import { someFiles } from '../someFiles';

const LONG = 'Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central. ';
const HOSTILE = `"><img src=x onerror=alert(1)></title></script><script>alert(1)</script> & 'fin'`;
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

async function show(files: ReturnType<typeof someFiles>, problem?: string) {
  const content = await previewContent(files, problem);
  cleanup();
  render(<PreviewBody content={content} />);
}

const sites = {
  sound: someFiles(somePage({})),
  'with texts that are too long': someFiles(
    somePage({
      title: LONG.repeat(3),
      description: LONG.repeat(9),
      metas: { 'og:title': LONG.repeat(3), 'og:description': LONG.repeat(9) },
    }),
  ),
  'without tags': someFiles(
    somePage({ description: '', jsonLd: '{', metas: { 'og:title': '', 'og:image': '' } }),
  ),
  'with a small, light image': someFiles(somePage({}), {
    '/share-image.png': somePng(250, 131, 900),
  }),
  'with a heavy image and a closed robots.txt': someFiles(somePage({}), {
    '/share-image.png': somePng(1200, 1200, 9_000_000),
    '/robots.txt': 'User-agent: *\nDisallow: /',
  }),
  'with hostile texts': someFiles(
    somePage({
      title: attribute(HOSTILE).replace(/</g, '&lt;'),
      description: attribute(HOSTILE),
      metas: {
        'og:title': attribute(HOSTILE),
        'og:site_name': attribute(HOSTILE),
        'og:image:type': attribute(HOSTILE),
      },
    }),
  ),
};

describe.each(Object.entries(sites))('a site %s', (_, files) => {
  it('shows what the terminal reports, card by card', async () => {
    const preview = await previewPage(`${SITE}/`, fetchFromFiles(SITE, files));
    await show(files);

    const general = screen.getByRole('region', { name: 'Pour tous les réseaux' });
    expect(findingsIn(general)).toEqual(preview.findings.map(line));
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(preview.cards.length);
    cards.forEach((card, index) => {
      const { platform, title, description, image, findings } = preview.cards[index] ?? fail();
      expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe(platform.name);
      expect(findingsIn(card)).toEqual(findings.map(line));
      expect(exactly(card, title || '(aucun)')).not.toHaveLength(0);
      if (description !== '') expect(exactly(card, description)).not.toHaveLength(0);
      const pictures = within(card).queryAllByRole('img', { name: 'Image de partage' });
      expect(pictures).toHaveLength(image === undefined ? 0 : 1);
    });
    const terminal = previewReport(preview).split('\n').at(-1) ?? '';
    expect(screen.getByText(terminal)).toBeTruthy();
  });
});

function fail(): never {
  throw new Error('No such card or link target.');
}

const line = (finding: Finding) =>
  `${finding.severity === 'error' ? 'Erreur' : 'Attention'} ${finding.message}${finding.source}`;

const findingsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

const exactly = (element: HTMLElement, text: string) =>
  within(element).queryAllByText((_, found) => found?.textContent === text);

describe('the verdict', () => {
  it.each<[string, ReturnType<typeof someFiles>]>([
    ['Rien à corriger.', sites.sound],
    ['À améliorer.', someFiles(somePage({ metas: { 'og:locale': '' } }))],
    ['À corriger avant de publier.', someFiles(somePage({ metas: { 'og:type': '' } }))],
  ])('%s', async (sentence, files) => {
    await show(files);
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('a page that cannot be shown', () => {
  it('keeps the last cards and says why they are outdated', async () => {
    await show(sites.sound, 'La dernière modification ne se construit pas.');
    expect(screen.getByText('La dernière modification ne se construit pas.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(platforms.length);
  });

  it.each<[string, ReturnType<typeof someFiles>]>([
    ['La première construction est en cours.', someFiles('', { '/index.html': undefined })],
    ["n'a rien dans son en-tête", someFiles('<p>Bonjour')],
  ])('says: %s', async (sentence, files) => {
    await show(files);
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });
});

it('shows the first build as a status, not as a problem', async () => {
  const nothingYet = someFiles('', { '/index.html': undefined });
  await show(nothingYet);
  const waiting = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '');
  expect(waiting.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['verdict', expect.stringMatching(/^La première construction est en cours/)],
  ]);
  await show(nothingYet, 'La dernière modification ne se construit pas.');
  expect(screen.queryByText(/La première construction/)).toBeNull();
});

it('links to each card, with its counts', async () => {
  await show(sites['with a small, light image']);
  const links = within(screen.getByRole('navigation', { name: 'Réseaux' })).getAllByRole('link');
  expect(links).toHaveLength(platforms.length);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const heading = within(document.getElementById(id) ?? fail()).getByRole('heading');
    expect(link.textContent.startsWith(heading.textContent)).toBe(true);
  }
  expect(links.map(({ textContent }) => textContent)).toContain('Facebook 1 erreur');
});

it('loads the image from this server, at another URL once it has changed', async () => {
  const imageUrls = async (changes: Parameters<typeof someFiles>[1]) => {
    await show(someFiles(somePage({}), changes));
    const images = screen.getAllByRole('img', { name: 'Image de partage' });
    return [...new Set(images.map((image) => image.getAttribute('src') ?? ''))];
  };
  const [before = '', ...others] = await imageUrls({});
  expect(others).toEqual([]);
  expect(before).toMatch(/^\/share-image\.png\?/);
  expect(await imageUrls({ '/share-image.png': somePng(1200, 630, 50_000) })).not.toContain(before);
});

it('never loads an image or an icon from another server', async () => {
  const evil = `${SITE}//evil.example/a.png`;
  const files = someFiles(
    somePage({
      metas: { 'og:image': evil },
      extra: '<link rel="icon" href="https://evil.example/icon.svg">',
    }),
    { '//evil.example/a.png': somePng(1200, 630, 900) },
  );
  await show(files);
  for (const image of document.images) {
    expect(new URL(image.src).host).toBe(location.host);
  }
  expect(document.images.length).toBeGreaterThan(0);
});
