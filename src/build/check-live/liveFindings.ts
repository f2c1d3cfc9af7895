import type { brand } from '../../content/brand';
import type { facts } from '../../content/facts';
import { readSiteUrls } from '../settings';

/** What the owner edits. */
interface OwnerContent {
  readonly brand: typeof brand;
  readonly facts: typeof facts;
  /** Values that must not go live. */
  readonly fictionalValues: ReadonlySet<string>;
}

type Environment = Readonly<NodeJS.ProcessEnv>;

/** Texts by name, some in groups. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Lists, in French for the site's owner, what is missing before the site goes live: fields that are
 * empty or fictional, and settings of the build.
 *
 * @param environment the one that the site was built in
 */
export function liveFindings(
  { brand, facts, fictionalValues }: OwnerContent,
  environment: Environment,
): string[] {
  const { video, rating, ...others } = brand;
  // An owner without a video leaves its id empty: the page then uses nothing of the group.
  const used = video.id === '' ? others : { ...others, video };
  return [
    ...fieldFindings(used, fictionalValues, 'src/content/brand.ts, '),
    ...bookingFindings(brand.bookingUrl),
    ...ratingFindings(rating),
    ...claimFindings(facts),
    ...siteFindings(environment),
    ...functionFindings(environment),
  ];
}

/** What an owner need not have. */
const MAY_STAY_EMPTY = new Set(['bookingUrl', 'dpo']);

/** The page does without the publisher's phone, so that its owner could take it for optional. */
const WHY_A_PHONE = ' (la loi le demande dans les mentions légales)';

function fieldFindings(
  fields: Fields,
  fictionalValues: ReadonlySet<string>,
  group: string,
): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = `${group}${name}`;
    if (isGroup(value)) return fieldFindings(value, fictionalValues, `${field}.`);
    if (typeof value !== 'string' || (value === '' && MAY_STAY_EMPTY.has(name))) return [];
    if (value === '') return [`${field} : à compléter${name === 'phone' ? WHY_A_PHONE : ''}`];
    return fictionalValues.has(value) ? [`${field} : « ${value} » est fictif`] : [];
  });
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Nobody can know here whether it leads to the right diary. */
function bookingFindings(bookingUrl: string): string[] {
  if (!bookingUrl || (URL.canParse(bookingUrl) && bookingUrl.startsWith('https://'))) return [];
  return [
    `src/content/brand.ts, bookingUrl : « ${bookingUrl} » n'est pas une adresse https complète`,
  ];
}

/** A rating counts as an advertisement: readers must be able to check it. */
function ratingFindings({ isShown, source }: OwnerContent['brand']['rating']): string[] {
  if (!isShown || Object.values(source).every((text) => text !== '')) return [];
  return [
    'src/content/brand.ts, rating.source : à compléter (ou rating.isShown: false, sans la note)',
  ];
}

/** Facts without which a claim of the page has no proof that a reader could check. */
function claimFindings({ certification, accountProvider }: typeof facts): string[] {
  return Object.entries({ certification, accountProvider })
    .filter(([, text]) => text === '')
    .map(([name]) => `src/content/facts.ts, ${name} : à compléter`);
}

function siteFindings(environment: Environment): string[] {
  if (!environment.SITE_URL?.trim()) return ['SITE_URL : absente du build'];
  return httpsFindings('SITE_URL', readSiteUrls(environment).siteUrl);
}

/** The function may be on the site's own origin, with `SUPABASE_URL=`: it then needs no key. */
function functionFindings(environment: Environment): string[] {
  if (environment.SUPABASE_URL === undefined) {
    return [
      "SUPABASE_URL : absente du build (laissez-la vide si la fonction est à l'adresse du site)",
    ];
  }
  const { supabaseUrl } = readSiteUrls(environment);
  if (supabaseUrl === '') return [];
  return [
    ...httpsFindings('SUPABASE_URL', supabaseUrl),
    ...(environment.SUPABASE_ANON_KEY?.trim() ? [] : ['SUPABASE_ANON_KEY : absente du build']),
  ];
}

function httpsFindings(name: string, url: string): string[] {
  return url.startsWith('https:') ? [] : [`${name} : ${url} ne commence pas par https`];
}
