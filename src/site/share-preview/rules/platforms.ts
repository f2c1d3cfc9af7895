import { documented, measuredByOthers, quotedByOthers } from './source';
import type { Source } from './source';

/** How much of a text is shown: so many characters, or so many pixels of Arial at a size. */
export type TextLimit = Source &
  ({ readonly characters: number } | { readonly pixels: number; readonly size: number });

/** What a picture needs to be shown; undefined where nothing is known to be needed. */
export interface ImageLimits extends Source {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly bytes: number | undefined;
}

/** How much of the document a robot reads. */
export interface ReadLimit extends Source {
  readonly bytes: number;
}

/** What is known of how a network draws a page. */
export interface Network {
  readonly name: string;
  /** The name that it obeys in robots.txt; undefined for one that does not look at it. */
  readonly robot: string | undefined;
  /** The beginnings of the tags that it reads, the preferred first; none: <title>, description. */
  readonly tags: readonly string[];
  /** 'whole': no limit is known. */
  readonly title: TextLimit | 'whole';
  readonly description: TextLimit | 'whole' | 'hidden';
  /** undefined: no picture is shown. */
  readonly image: ImageLimits | undefined;
  /** undefined: no limit is known. */
  readonly read: ReadLimit | undefined;
}

const KILO = 1000;
const MEGA = 1_000_000;

const googlePixels = measuredByOthers(
  'semlypro.com, findbest.tools, adgrowthtools.com ; Google ne fixe pas de longueur, developers.google.com/search/docs/appearance/title-link et /snippet',
);
const google = {
  robot: 'Googlebot',
  tags: [],
  image: undefined,
  read: {
    bytes: 2 * MEGA,
    ...documented('developers.google.com/search/docs/crawling-indexing/googlebot'),
  },
};
const whatsApp = documented('developers.facebook.com/docs/whatsapp/link-previews');
const apple = documented('developer.apple.com, note technique TN3156');
const opengraphplus = measuredByOthers('opengraphplus.com/consumers/discord');
const ogtester = measuredByOthers('ogtester.com, essais de 2023');

export const networks: readonly Network[] = [
  {
    ...google,
    name: 'Google (ordinateur)',
    title: { pixels: 580, size: 20, ...googlePixels },
    description: { pixels: 920, size: 14, ...googlePixels },
  },
  {
    ...google,
    name: 'Google (téléphone)',
    // Titles take two lines there; how wide they may be is not agreed upon.
    title: 'whole',
    description: { pixels: 680, size: 14, ...googlePixels },
  },
  {
    name: 'LinkedIn',
    robot: 'LinkedInBot',
    tags: ['og:'],
    title: { characters: 200, ...measuredByOthers('techcompare.app') },
    description: { characters: 300, ...measuredByOthers('techcompare.app') },
    image: {
      width: 401,
      height: undefined,
      bytes: 5 * MEGA,
      ...quotedByOthers('linkedin.com/help/linkedin/answer/a521928'),
    },
    read: undefined,
  },
  {
    name: 'X',
    robot: 'Twitterbot',
    tags: ['twitter:', 'og:'],
    title: { characters: 70, ...quotedByOthers('developer.x.com, Cards markup') },
    // X has drawn the title over the picture since 2024, and no description.
    description: 'hidden',
    image: {
      width: 300,
      height: 157,
      bytes: 5 * MEGA,
      ...quotedByOthers('developer.x.com, Summary Card with Large Image'),
    },
    read: undefined,
  },
  {
    name: 'Facebook',
    robot: 'facebookexternalhit',
    tags: ['og:'],
    title: { characters: 88, ...measuredByOthers('auditbuffet.com, breezy-tools.pages.dev') },
    description: {
      characters: 300,
      ...measuredByOthers('joshspeters.com, breezy-tools.pages.dev'),
    },
    image: {
      width: 600,
      height: 315,
      bytes: 8 * MEGA,
      ...documented('developers.facebook.com/docs/sharing/webmasters/images'),
    },
    read: {
      bytes: MEGA,
      ...documented('developers.facebook.com/docs/sharing/webmasters/web-crawlers'),
    },
  },
  {
    name: 'WhatsApp',
    robot: undefined,
    tags: ['og:'],
    title: { characters: 81, ...ogtester },
    description: { characters: 80, ...whatsApp },
    image: { width: 300, height: 75, bytes: 600 * KILO, ...whatsApp },
    read: { bytes: 300 * KILO, ...whatsApp },
  },
  {
    name: 'Slack',
    robot: undefined,
    tags: ['og:'],
    title: 'whole',
    description: {
      characters: 700,
      ...quotedByOthers('documentation de Slack, champ text des pièces jointes'),
    },
    image: {
      width: 200,
      height: 200,
      bytes: 5 * MEGA,
      ...measuredByOthers('ogpreview.app/open-graph/slack'),
    },
    read: {
      bytes: 32 * 1024,
      ...measuredByOthers('blog.daveallie.com/slack-link-unfurling, vercel/next.js#83926'),
    },
  },
  {
    name: 'Teams',
    robot: 'SkypeUriPreview',
    tags: ['og:'],
    title: { characters: 75, ...measuredByOthers('ogproof.veridux.ai') },
    description: { characters: 200, ...measuredByOthers('ogproof.veridux.ai') },
    image: {
      width: 200,
      height: 200,
      bytes: undefined,
      ...measuredByOthers('tryunfurl.com/microsoft-teams-link-preview.html'),
    },
    read: undefined,
  },
  {
    name: 'Discord',
    robot: 'Discordbot',
    tags: ['og:'],
    title: { characters: 256, ...opengraphplus },
    description: { characters: 350, ...opengraphplus },
    image: { width: undefined, height: undefined, bytes: 5 * MEGA, ...opengraphplus },
    read: undefined,
  },
  {
    name: 'iMessage',
    robot: undefined,
    tags: ['og:'],
    title: 'whole',
    description: 'hidden',
    image: { width: 150, height: undefined, bytes: 10 * MEGA, ...apple },
    read: { bytes: MEGA, ...apple },
  },
];
