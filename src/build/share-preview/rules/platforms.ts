/** What a preview is made of. */
export type Part = 'image' | 'siteName' | 'host' | 'title' | 'description';

/** What is known of a platform's link previews. page.css draws them. */
export interface Platform {
  readonly name: string;
  /** Prefixes of the tags that it reads, the preferred one first; none: <title>, description. */
  readonly tags: readonly string[];
  /** How many characters it shows; missing where no limit is known. */
  readonly title?: number;
  readonly description?: number;
  /** The smallest image that it shows, in pixels, and the heaviest; missing: it shows none. */
  readonly image?: Readonly<Record<'width' | 'height' | 'bytes', number>>;
  /** What it shows, from top to bottom. */
  readonly order: readonly Part[];
  /** What these limits rest on, read in November 2026, in French. */
  readonly source: string;
}

const MEGA = 1_000_000;

export const platforms: readonly Platform[] = [
  {
    name: 'Google',
    tags: [],
    // It cuts by width: titles at 580 pixels on computers, descriptions at 680 on phones.
    title: 58,
    description: 103,
    order: ['siteName', 'host', 'title', 'description'],
    source: 'mesuré par des tiers : semlypro.com, findbest.tools ; Google ne fixe pas de longueur',
  },
  {
    name: 'LinkedIn',
    tags: ['og:'],
    title: 200,
    description: 300,
    image: { width: 401, height: 1, bytes: 5 * MEGA },
    order: ['image', 'title', 'description', 'host'],
    source: 'documenté : linkedin.com/help, a521928 ; mesuré par des tiers : techcompare.app',
  },
  {
    name: 'X',
    tags: ['twitter:', 'og:'],
    title: 70,
    image: { width: 300, height: 157, bytes: 5 * MEGA },
    // X has drawn the title over the image since 2024, and no description.
    order: ['image', 'title', 'host'],
    source: 'documenté, selon des tiers : developer.x.com, Cards markup',
  },
  {
    name: 'Facebook',
    tags: ['og:'],
    title: 88,
    description: 300,
    image: { width: 600, height: 315, bytes: 8 * MEGA },
    order: ['image', 'host', 'title', 'description'],
    source: 'documenté : developers.facebook.com ; mesuré par des tiers : breezy-tools.pages.dev',
  },
  {
    name: 'WhatsApp',
    tags: ['og:'],
    title: 81,
    description: 80,
    image: { width: 300, height: 75, bytes: 600_000 },
    order: ['image', 'title', 'description', 'host'],
    source:
      'documenté : developers.facebook.com/docs/whatsapp ; mesuré par des tiers : ogtester.com',
  },
  {
    name: 'Slack',
    tags: ['og:'],
    description: 700,
    image: { width: 200, height: 200, bytes: 5 * MEGA },
    order: ['siteName', 'title', 'description', 'image'],
    source: 'mesuré par des tiers : ogpreview.app/open-graph/slack',
  },
  {
    name: 'Teams',
    tags: ['og:'],
    title: 75,
    description: 200,
    image: { width: 200, height: 200, bytes: Infinity },
    order: ['image', 'title', 'description', 'host'],
    source: 'mesuré par des tiers : ogproof.veridux.ai, tryunfurl.com',
  },
];
