import { load } from 'cheerio';

/** What search engines and social networks read of a page, without running its scripts. */
export interface SharedPage {
  /** The URL that the page calls its own; else the one that it was read from. */
  readonly url: string;
  readonly siteName: string;
  /** What search results show, and every card that finds nothing better. Each may be empty. */
  readonly title: string;
  readonly description: string;
  /** What the cards of social networks and chats show. */
  readonly cardTitle: string;
  readonly cardDescription: string;
  readonly image: SharedImage;
}

/** The image of the cards. */
export interface SharedImage {
  /** As the page names it; empty when it names none. */
  readonly url: string;
  readonly alt: string;
  /** Whether its URL leads to an image. */
  readonly isReadable: boolean;
}

/** A page that cannot be read; its message is one French sentence. */
export class UnreadablePage extends Error {}

/** As the global `fetch`, whose redirects it follows too. */
type Fetch = (url: string) => Promise<Response>;

/**
 * Reads a page and its image.
 *
 * @param url absolute. A server on this machine stands in for the site: the image comes from it
 * @throws UnreadablePage without a response, for a status other than 200, and for anything but HTML
 */
export async function readSharedPage(url: string, fetchUrl: Fetch): Promise<SharedPage> {
  const $ = load(await readHtml(url, fetchUrl));
  const meta = (name: string) =>
    $(`head meta[property="${name}"], head meta[name="${name}"]`).attr('content')?.trim() ?? '';
  const title = $('head title').first().text().trim();
  const description = meta('description');
  return {
    url: $('head [rel=canonical]').attr('href') ?? url,
    siteName: meta('og:site_name'),
    title,
    description,
    cardTitle: meta('og:title') || title,
    cardDescription: meta('og:description') || description,
    image: {
      url: meta('og:image'),
      alt: meta('og:image:alt'),
      isReadable: await isImage(meta('og:image'), url, fetchUrl),
    },
  };
}

async function readHtml(url: string, fetchUrl: Fetch): Promise<string> {
  const response = URL.canParse(url) ? await fetchUrl(url).catch(() => undefined) : undefined;
  if (response === undefined) throw new UnreadablePage(`La page ${url} ne peut pas être lue.`);
  if (response.status !== 200) {
    throw new UnreadablePage(`La page ${url} répond ${response.status}.`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    throw new UnreadablePage(`La page ${url} est de type « ${type} ».`);
  }
  return await response.text();
}

const ON_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;

export const isOnThisMachine = (url: string) => ON_THIS_MACHINE.test(url);

async function isImage(url: string, pageUrl: string, fetchUrl: Fetch): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const source = isOnThisMachine(pageUrl) ? new URL(new URL(url).pathname, pageUrl).href : url;
  const response = await fetchUrl(source).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  return response?.ok === true && type.startsWith('image/');
}
