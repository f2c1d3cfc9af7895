import { documented, google, measuredByOthers, quotedByOthers } from './source';
import { characters, pixels, type TextLimit } from './textLimit';

/** What a card is made of. `url` is the whole URL, `host` its domain alone. */
export type Part = 'image' | 'icon' | 'siteName' | 'url' | 'host' | 'title' | 'description';

/** What a platform requires of an image; a requirement that is missing is not known. */
export interface ImageRule {
  readonly width?: number;
  readonly height?: number;
  readonly bytes?: number;
  readonly source: string;
}

/** What is known of a platform's link previews. To add a platform, add a row to `platforms`. */
export interface Platform {
  /** Of its card in the document. */
  readonly id: string;
  readonly name: string;
  /** Its crawler's name in robots.txt; missing for a platform that ignores the file. */
  readonly crawler?: string;
  /** Prefixes of the tags that it reads, the preferred one first; none: <title>, description. */
  readonly tags: readonly string[];
  /** Missing where no limit is known. */
  readonly title?: TextLimit;
  readonly description?: TextLimit;
  readonly image?: ImageRule;
  /** How much of the document its crawler reads. */
  readonly readLimit?: { readonly bytes: number; readonly source: string };
  /** What its card shows, from top to bottom. */
  readonly order: readonly Part[];
  /** What its card looks like in its clients in November 2026: CSS nested in that of the card. */
  readonly look: string;
}

const MEGA = 1_000_000;
const WIDE = '.image { aspect-ratio: 1.91; }';

const googlePixels = measuredByOthers(
  'semlypro.com, findbest.tools, adgrowthtools.com ; Google ne fixe pas de longueur, developers.google.com/search/docs/appearance/title-link et /snippet',
);
const googleSearch = {
  crawler: 'Googlebot',
  tags: [],
  readLimit: { bytes: 2 * MEGA, source: google('crawling-indexing/googlebot') },
  order: ['icon', 'siteName', 'url', 'title', 'description'],
  look: `.icon { grid-row: span 2; }
    .icon img { width: 28px; padding: 5px; border: 1px solid #dadce0; border-radius: 50%; }
    .siteName { font-size: 14px; }
    .url { grid-column: 2; color: #5b6068; font-size: 12px; }
    .title { color: #1a0dab; font-size: 20px; font-weight: 400; }
    .description { color: #474747; }`,
} as const;
const linkedIn = quotedByOthers('linkedin.com/help/linkedin/answer/a521928');
const techcompare = measuredByOthers('techcompare.app');
const xCard = quotedByOthers('developer.x.com, Summary Card with Large Image');
const facebook = 'developers.facebook.com/docs/sharing/webmasters';
const whatsApp = documented('developers.facebook.com/docs/whatsapp/link-previews');
const slackText = quotedByOthers('documentation de Slack, champ text des pièces jointes');
const slackImage = measuredByOthers('ogpreview.app/open-graph/slack');
const slackHead = measuredByOthers('blog.daveallie.com/slack-link-unfurling, vercel/next.js#83926');
const ogproof = measuredByOthers('ogproof.veridux.ai');
const unfurl = measuredByOthers('tryunfurl.com/microsoft-teams-link-preview.html');
const opengraphplus = measuredByOthers('opengraphplus.com/consumers/discord');
const apple = documented('developer.apple.com, note technique TN3156');

export const platforms: readonly Platform[] = [
  {
    ...googleSearch,
    id: 'google-ordinateur',
    name: 'Google (ordinateur)',
    title: pixels(580, 20, googlePixels),
    description: pixels(920, 14, googlePixels),
    look: `max-width: 600px; ${googleSearch.look}`,
  },
  {
    ...googleSearch,
    id: 'google-telephone',
    name: 'Google (téléphone)',
    // Titles take two lines there; sources disagree on their width.
    description: pixels(680, 14, googlePixels),
    look: `max-width: 396px; border: 1px solid #dadce0; border-radius: 16px; padding: 18px;
      ${googleSearch.look}`,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    crawler: 'LinkedInBot',
    tags: ['og:'],
    title: characters(200, techcompare),
    description: characters(300, techcompare),
    image: { width: 401, bytes: 5 * MEGA, source: linkedIn },
    order: ['image', 'title', 'description', 'host'],
    look: `max-width: 420px; --inset: 12px; border: 1px solid #d5d9de; border-radius: 8px; ${WIDE}
      .description { font-size: 12px; }`,
  },
  {
    id: 'x',
    name: 'X',
    crawler: 'Twitterbot',
    tags: ['twitter:', 'og:'],
    title: characters(70, quotedByOthers('developer.x.com, Cards markup')),
    image: { width: 300, height: 157, bytes: 5 * MEGA, source: xCard },
    // X has drawn the title over the image since 2024, and no description.
    order: ['image', 'title', 'host'],
    look: `max-width: 420px; ${WIDE}
      .image { grid-row: 1; border: 1px solid #cfd9de; border-radius: 16px; }
      .title { grid-row: 1; place-self: end start; margin: 12px; padding: 1px 6px; border-radius: 4px;
        background: #2a2d30; color: #fff; font-size: 13px; font-weight: 400; }`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    crawler: 'facebookexternalhit',
    tags: ['og:'],
    title: characters(88, measuredByOthers('auditbuffet.com, breezy-tools.pages.dev')),
    description: characters(300, measuredByOthers('joshspeters.com, breezy-tools.pages.dev')),
    image: { width: 600, height: 315, bytes: 8 * MEGA, source: documented(`${facebook}/images`) },
    readLimit: { bytes: MEGA, source: documented(`${facebook}/web-crawlers`) },
    order: ['image', 'host', 'title', 'description'],
    look: `max-width: 420px; --inset: 12px; border: 1px solid #dadde1; background: #f0f2f5; ${WIDE}
      .host { text-transform: uppercase; }
      .title { font-size: 16px; }
      .description { color: #56595e; font-size: 15px; }`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    tags: ['og:'],
    title: characters(81, measuredByOthers('ogtester.com, essais de 2023')),
    description: characters(80, whatsApp),
    image: { width: 300, height: 75, bytes: 600_000, source: whatsApp },
    readLimit: { bytes: 300_000, source: whatsApp },
    order: ['image', 'title', 'description', 'host', 'url'],
    look: `max-width: 340px; --inset: 10px; padding: 4px; border-radius: 10px; background: #d9fdd3; ${WIDE}
      .image { border-radius: 8px 8px 0 0; }
      .title, .description, .host { background: #d1f4cc; }
      .description { font-size: 13px; }
      .host { color: #4f5d58; }`,
  },
  {
    id: 'slack',
    name: 'Slack',
    tags: ['og:'],
    description: characters(700, slackText),
    image: { width: 200, height: 200, bytes: 5 * MEGA, source: slackImage },
    readLimit: { bytes: 32 * 1024, source: slackHead },
    order: ['icon', 'siteName', 'title', 'description', 'image'],
    look: `max-width: 420px; border-left: 4px solid #ddd; padding: 4px 12px; font-size: 15px;
      .icon img { width: 20px; }
      .siteName { font-size: 15px; font-weight: 700; }
      .title { color: #1264a3; }
      .image { margin-top: 3px; border-radius: 8px; }`,
  },
  {
    id: 'teams',
    name: 'Teams',
    crawler: 'SkypeUriPreview',
    tags: ['og:'],
    title: characters(75, ogproof),
    description: characters(200, ogproof),
    image: { width: 200, height: 200, source: unfurl },
    order: ['image', 'title', 'description', 'host'],
    look: `max-width: 420px; --inset: 12px; border: 1px solid #d1d1d1; border-radius: 4px;
      grid-template: auto 1fr auto / 104px 1fr;
      .image { grid-area: 1 / 1 / span 3; aspect-ratio: 1; }
      .image ~ div { grid-column: 2; }
      .description { font-size: 12px; }`,
  },
  {
    id: 'discord',
    name: 'Discord',
    crawler: 'Discordbot',
    tags: ['og:'],
    title: characters(256, opengraphplus),
    description: characters(350, opengraphplus),
    image: { bytes: 5 * MEGA, source: opengraphplus },
    order: ['siteName', 'title', 'description', 'image'],
    look: `max-width: 432px; border-left: 4px solid #1e1f22; border-radius: 4px;
      padding: 10px 14px 14px; background: #2b2d31; color: #dbdee1;
      .title { color: #4cb3f5; font-size: 15px; }
      .image { margin-top: 3px; border-radius: 4px; }`,
  },
  {
    id: 'imessage',
    name: 'iMessage',
    tags: ['og:'],
    image: { width: 150, bytes: 10 * MEGA, source: apple },
    readLimit: { bytes: MEGA, source: apple },
    order: ['image', 'title', 'host'],
    look: 'max-width: 320px; --inset: 14px; border-radius: 18px; background: #e9e9eb;',
  },
];
