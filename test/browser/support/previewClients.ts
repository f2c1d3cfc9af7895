import { unfurl } from 'unfurl.js';
import { readAs } from './crawlers';
import type { Robot } from './crawlers';

export interface Preview {
  title: string | undefined;
  description: string | undefined;
  image: string | undefined;
}

/** Makes a preview of an address, as a robot that runs no script. */
export type Client = (address: string, robot: Robot) => Promise<Preview>;

/** A library that others wrote, on what the robot reads, and fetching the page on its own. */
export const clients: readonly (readonly [name: string, client: Client])[] = [
  ['unfurl.js', async (address, robot) => unfurled(await unfurl(address, beginningFor(robot)))],
  [
    'unfurl.js, by itself',
    async (address, { userAgent }) =>
      unfurled(await unfurl(address, { oembed: false, headers: { 'user-agent': userAgent } })),
  ],
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
