import { getPreviewFromContent } from 'link-preview-js';
import openGraphScraper from 'open-graph-scraper';
import { unfurl } from 'unfurl.js';
import { readAs } from './robots';
import type { Robot } from './robots';

export interface Preview {
  title: string | undefined;
  description: string | undefined;
  image: string | undefined;
}

/** A library that makes a preview of an address, as a robot that runs no script. */
export type Client = (address: string, robot: Robot) => Promise<Preview>;

/** Each of them on what the robot reads, and the two that fetch a page on their own fetching it. */
export const clients: readonly (readonly [name: string, client: Client])[] = [
  ['unfurl.js', async (address, robot) => unfurled(await unfurl(address, beginningFor(robot)))],
  [
    'unfurl.js, by itself',
    async (address, { userAgent }) =>
      unfurled(await unfurl(address, { oembed: false, headers: { 'user-agent': userAgent } })),
  ],
  [
    'open-graph-scraper',
    async (address, robot) => scraped({ html: await (await readAs(address, robot)).text() }),
  ],
  [
    'open-graph-scraper, by itself',
    (url, { userAgent }) =>
      scraped({ url, fetchOptions: { headers: { 'user-agent': userAgent } } }),
  ],
  ['link-preview-js', previewed],
];

function beginningFor(robot: Robot) {
  return { oembed: false, fetch: (address: string) => readAs(address, robot) };
}

/** Its types promise Open Graph of every page; a page without has none. */
type Unfurled = Partial<Awaited<ReturnType<typeof unfurl>>>;

function unfurled({ open_graph, title, description }: Unfurled): Preview {
  return {
    title: open_graph?.title ?? title,
    description: open_graph?.description ?? description,
    image: open_graph?.images?.[0]?.url,
  };
}

/** As the library's own, save that an address may be on localhost, without a dot. */
const urlValidatorSettings = {
  allow_fragments: true,
  allow_protocol_relative_urls: false,
  allow_query_components: true,
  allow_trailing_dot: false,
  allow_underscores: false,
  protocols: ['http', 'https'],
  require_host: true,
  require_port: false,
  require_protocol: false,
  require_tld: false,
  require_valid_protocol: true,
  validate_length: true,
};

async function scraped(options: Parameters<typeof openGraphScraper>[0]): Promise<Preview> {
  const { result } = await openGraphScraper({
    ...options,
    onlyGetOpenGraphInfo: true,
    urlValidatorSettings,
  });
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    image: result.ogImage?.[0]?.url,
  };
}

async function previewed(address: string, robot: Robot): Promise<Preview> {
  const response = await readAs(address, robot);
  const preview = await getPreviewFromContent({
    url: address,
    headers: Object.fromEntries(response.headers),
    data: await response.text(),
  });
  if (!('title' in preview)) return { title: undefined, description: undefined, image: undefined };
  const { title, description, images } = preview;
  return { title: title || undefined, description, image: images[0] };
}
