import { load } from 'cheerio';
import { anchors } from '#src/content/anchors.ts';
import { renderEdited, renderHome } from '../../support/renderWithFacts';

/** The fragments to which a document's links lead, those without a target among them, and its data. */
function readHome(html: string) {
  const $ = load(html);
  const fragments = $('a[href^="#"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return {
    fragments,
    leadingNowhere: fragments.filter((fragment) => $(fragment).length === 0),
    data: $('script[type="application/ld+json"]').text(),
  };
}

it('a page without some sections has no link that leads there, and no structured data of them', async () => {
  const removed: string[] = [anchors.faq, anchors.videoDemo, anchors.customerCase];
  const html = await renderHome(async () => {
    const { navigation, pageSections } = await import('#src/content/navigation.ts');
    // The second list was made from the first one when it was imported.
    for (const list of [pageSections, navigation.sections])
      list.splice(0, Infinity, ...list.filter(({ id }) => !removed.includes(id)));
  });
  const { fragments, leadingNowhere, data } = readHome(html);
  expect(fragments).toContain(`#${anchors.trust}`);
  expect(leadingNowhere).toEqual([]);
  expect(data).toContain('WebSite');
  expect(data).not.toMatch(/FAQPage|VideoObject/);
});

it('a page without a video has no section for it, nothing that leads there, and no word on its host', async () => {
  const files = await renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    Object.assign(brand.video, { id: '' });
  });
  expect(files.filter(({ content }) => content.includes('YouTube'))).toEqual([]);
  const html = files.find(({ path }) => path === '/index.html')?.content ?? '';
  const { fragments, leadingNowhere, data } = readHome(html);
  expect(load(html)(`#${anchors.videoDemo}`).length).toBe(0);
  expect(fragments).toContain(`#${anchors.faq}`);
  expect(leadingNowhere).toEqual([]);
  expect(data).not.toContain('VideoObject');
});

it('the privacy text names the host of the video only where the page has its section', async () => {
  const hasVideo = async (edit: () => Promise<void>) =>
    (await renderEdited(edit)).some(({ content }) => content.includes('YouTube'));
  expect(await hasVideo(() => Promise.resolve())).toBe(true);
  const withoutVideo = hasVideo(async () => {
    const { pageSections } = await import('#src/content/navigation.ts');
    pageSections.splice(0, Infinity, ...pageSections.filter(({ id }) => id !== anchors.videoDemo));
  });
  expect(await withoutVideo).toBe(false);
});
