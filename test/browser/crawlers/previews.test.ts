import { unfurl } from 'unfurl.js';
import { meta } from '#src/content/meta.ts';
import { site } from '../support/browser/site';

let html: string;

beforeAll(async () => {
  html = await (await fetch(site.url)).text();
});

/** The library's types require Open Graph data, which a page may lack. */
type Unfurled = Partial<Awaited<ReturnType<typeof unfurl>>>;

/** The preview that a third-party library makes of the site, or of `page` if given. */
async function preview(page?: BodyInit) {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const unfurled: Unfurled = await unfurl(site.url, {
    oembed: false,
    ...(page && { fetch: () => Promise.resolve(new Response(page, { headers })) }),
  });
  const { open_graph, title, description } = unfurled;
  return {
    title: open_graph?.title ?? title,
    description: open_graph?.description ?? description,
    image: open_graph?.images?.[0]?.url,
  };
}

/** What Slack reads of a page: less than any other platform. https://api.slack.com/robots */
const readBySlack = (page: string) => Buffer.from(page).subarray(0, 32 * 1024);

describe('the card that a crawler makes', () => {
  const { title, sharedDescription: description } = meta.home;
  const nothing = { title: undefined, description: undefined, image: undefined };

  it.each([
    ['the whole page', () => undefined],
    ['only what Slack reads', () => readBySlack(html)],
  ])('is complete if it reads %s', async (_what, read) => {
    const image = expect.stringMatching(/^http.+\/share-image\.png$/) as string;
    expect(await preview(read())).toEqual({ title, description, image });
  });

  it('would have no image if the page named none', async () => {
    const bare = html.replace(/<meta [^>]*(og|twitter):image[^>]*>/g, '');
    expect((await preview(bare)).image ?? '').not.toContain('share-image');
  });

  it('would be empty if scripts wrote the page', async () => {
    const empty = '<!doctype html><div id="root"></div><script src="/a.js"></script>';
    expect(await preview(empty)).toEqual(nothing);
  });

  it('would be empty on Slack, and there alone, if styles pushed the tags past 32 KB', async () => {
    const styles = `<style>${'a{}'.repeat(11_000)}</style>`;
    const pushed = html.replace(/<head[^>]*>/, (head) => head + styles);
    expect(await preview(readBySlack(pushed))).toEqual(nothing);
    expect(await preview(pushed)).toMatchObject({ title, description });
  });
});
