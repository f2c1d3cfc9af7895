/** How much of a text is shown: so many characters, or so many pixels of Arial at a size. */
export type TextLimit =
  { readonly characters: number } | { readonly pixels: number; readonly size: number };

export interface ImageLimits {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What is known of how a network draws a page. */
export interface Network {
  readonly name: string;
  readonly title: TextLimit;
  /** undefined where no description is shown. */
  readonly description: TextLimit | undefined;
  /** The least size at which the picture is shown large, and the most weight; undefined: no picture. */
  readonly image: ImageLimits | undefined;
  /** How much of the document its robot reads. */
  readonly bytes: number;
  /** Whether a cut title is an error: it is the page's only headline there. */
  readonly isTitleVital: boolean;
  readonly source: string;
}

const KILO = 1000;
const MEGA = 1_000_000;

const google = {
  image: undefined,
  bytes: 2 * MEGA,
  isTitleVital: true,
  source:
    'developers.google.com/search/docs/crawling-indexing/googlebot ; largeurs mesurées : screamingfrog.co.uk et digitalroyalty.co.uk (novembre 2026)',
};

/** Where a network states a limit, it is that one; where it does not, what others have measured. */
export const networks: readonly Network[] = [
  {
    ...google,
    name: 'Google (ordinateur)',
    title: { pixels: 580, size: 20 },
    description: { pixels: 920, size: 14 },
  },
  {
    ...google,
    name: 'Google (téléphone)',
    // Two lines of a window 360 pixels wide.
    title: { pixels: 640, size: 20 },
    description: { pixels: 680, size: 14 },
  },
  {
    name: 'LinkedIn',
    title: { characters: 200 },
    description: undefined,
    image: { width: 401, height: 210, bytes: 5 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source: 'peek.dt.tools/linkedin-preview et techcompare.app, mesurés (novembre 2026)',
  },
  {
    name: 'X',
    title: { characters: 70 },
    description: { characters: 200 },
    image: { width: 300, height: 157, bytes: 5 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source: 'dev.twitter.com/cards/types/summary-large-image (novembre 2026)',
  },
  {
    name: 'Facebook',
    title: { characters: 88 },
    description: { characters: 110 },
    image: { width: 600, height: 315, bytes: 8 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source:
      'developers.facebook.com/docs/sharing/webmasters/images ; longueurs usuelles (novembre 2026)',
  },
  {
    name: 'WhatsApp',
    title: { characters: 81 },
    description: { characters: 80 },
    image: { width: 300, height: 75, bytes: 600 * KILO },
    bytes: 300 * KILO,
    isTitleVital: false,
    source: 'developers.facebook.com/docs/whatsapp/link-previews (novembre 2026)',
  },
  {
    name: 'Slack',
    title: { characters: 200 },
    description: { characters: 700 },
    image: { width: 200, height: 100, bytes: 5 * MEGA },
    bytes: 32 * 1024,
    isTitleVital: false,
    source: 'opengraphplus.com/consumers/slack, mesuré (novembre 2026)',
  },
  {
    name: 'Teams',
    title: { characters: 100 },
    description: { characters: 200 },
    image: { width: 200, height: 200, bytes: 5 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source: 'tryunfurl.com/microsoft-teams-link-preview.html, mesuré (novembre 2026)',
  },
  {
    name: 'Discord',
    title: { characters: 70 },
    description: { characters: 350 },
    image: { width: 300, height: 157, bytes: 8 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source: 'opengraphplus.com/consumers/discord/tags, titre mesuré à 70 (novembre 2026)',
  },
  {
    name: 'iMessage',
    title: { characters: 88 },
    description: undefined,
    image: { width: 300, height: 157, bytes: 10 * MEGA },
    bytes: MEGA,
    isTitleVital: false,
    source:
      'developer.apple.com, TN3156 ; blog.avenuecode.com : 44 signes par ligne (novembre 2026)',
  },
];
