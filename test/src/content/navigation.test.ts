import { load } from 'cheerio';
import { anchors } from '#src/content/anchors.ts';
import { legalDocuments } from '#src/content/legal.ts';
import { hasSection, navigation } from '#src/content/navigation.ts';
import { renderEdited } from '../support/renderEdited';
import { stringsIn } from '../../support/words';

type Files = Awaited<ReturnType<typeof renderEdited>>;

/** The host of the video, which the privacy text names. */
const HOST = 'YouTube';

const pathsNamingHost = (files: Files) =>
  files.filter(({ content }) => content.includes(HOST)).map(({ path }) => path);

/**
 * The fragments to which the landing page's links lead, those without a target, its data, and the
 * letter of each section, at its title and in the header.
 */
function readHome(files: Files) {
  const $ = load(files.find(({ path }) => path === '/index.html')?.content ?? '');
  const fragments = $('a[href^="#"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return {
    fragments,
    leadingNowhere: fragments.filter((fragment) => $(fragment).length === 0),
    data: $('script[type="application/ld+json"]').text(),
    letters: $('main [data-letter]')
      .toArray()
      .map((letter) => [$(letter).attr('data-letter'), $(letter).closest('section').attr('id')]),
    lettersOfLinks: $('header [data-letter]')
      .toArray()
      .map((link) => [$(link).attr('data-letter'), $(link).attr('href')?.slice(1)]),
    hasVideo: $(`#${anchors.videoDemo}`).length > 0,
  };
}

/** Each of these sections with its letter. */
const lettered = (sections: readonly { id: string }[]) =>
  sections.map(({ id }, rank) => [String.fromCharCode(65 + rank), id]);

/** Changes the sections of the page, as an owner changes their lines. */
async function editSections(edit: <T extends { id: string }>(list: readonly T[]) => T[]) {
  const edited = await import('#src/content/navigation.ts');
  // The second list was made from the first one when it was imported.
  for (const list of [edited.pageSections, edited.navigation.sections] as { id: string }[][]) {
    list.splice(0, Infinity, ...edit(list));
  }
}

test('the privacy text names the host of the video, if there is one', () => {
  const namesHost = stringsIn(legalDocuments).some(({ text }) => text.includes(HOST));
  expect(namesHost).toBe(hasSection(anchors.videoDemo));
});

describe('without a video and some sections, the others in another order', () => {
  const removed: string[] = [anchors.faq, anchors.customerCase];
  let files: Files;
  let home: ReturnType<typeof readHome>;
  beforeAll(async () => {
    files = await renderEdited(async () => {
      // First: the lists of sections are made from it.
      const { brand } = await import('#src/content/brand.ts');
      Object.assign(brand.video, { id: '' });
      await editSections((list) => list.filter(({ id }) => !removed.includes(id)).toReversed());
    });
    home = readHome(files);
  });

  test('letters and links are in that order', () => {
    const gone = [...removed, anchors.videoDemo];
    const kept = navigation.sections.filter(({ id }) => !gone.includes(id));
    expect(home.letters).toEqual(lettered(kept.toReversed()));
    expect(home.fragments).toEqual(expect.arrayContaining(home.letters.map(([, id]) => `#${id}`)));
    expect(home.lettersOfLinks).toEqual(home.letters);
  });

  test('no link and no data speak of what is gone', () => {
    expect(home.leadingNowhere).toEqual([]);
    expect(home.data).toContain('WebSite');
    expect(home.data).not.toContain('FAQPage');
  });

  test('no page has the video, or names its host', () => {
    expect(home.hasVideo).toBe(false);
    expect(pathsNamingHost(files)).toEqual([]);
  });
});
