import { load } from 'cheerio';
import { anchors } from '#src/content/anchors.ts';
import { renderHome } from '../../support/renderWithFacts';

it('a page without some sections has no link that leads there, and no structured data of them', async () => {
  const removed: string[] = [anchors.faq, anchors.videoDemo, anchors.customerCase];
  const html = await renderHome(async () => {
    const { navigation, pageSections } = await import('#src/content/navigation.ts');
    // The second list was made from the first one when it was imported.
    for (const list of [pageSections, navigation.sections])
      list.splice(0, Infinity, ...list.filter(({ id }) => !removed.includes(id)));
  });
  const $ = load(html);
  const targets = $('a[href^="#"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(targets).toContain(`#${anchors.security}`);
  expect(targets.filter((target) => $(target).length === 0)).toEqual([]);
  const data = $('script[type="application/ld+json"]').text();
  expect(data).toContain('WebSite');
  expect(data).not.toMatch(/FAQPage|VideoObject/);
});
