import type { config } from '../../config';
import type { brand } from '../../content/brand';
import type { Facts } from '../../content/facts';
import { factFindings } from './factFindings';
import { isFictionalPhone, isReservedHost, placeholderValues } from './placeholders';
import { type LiveProofs, proofFindings } from './proofFindings';

/** One thing to fill in before the site goes live, for its owner: in French. */
export interface LiveFinding {
  /** The file to edit, or the environment variable to set. */
  readonly where: string;
  readonly what: string;
}

/** The type of brand.ts, with its literals widened. */
type Editable<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : { readonly [K in keyof T]: Editable<T[K]> };

export type LiveBrand = Editable<
  Pick<typeof brand, 'product' | 'provider' | 'contact' | 'video' | 'legal' | 'privacy' | 'rating'>
>;
type Legal = LiveBrand['legal'];

export type LiveSettings = Pick<typeof config, 'siteUrl' | 'supabaseUrl' | 'supabaseAnonKey'>;

const BRAND = 'src/content/brand.ts';

/** In characters: a longer name does not fit under the hero's buttons. */
const LONGEST_SOURCE_NAME = 30;

/** Mandatory details of a French legal notice: loi n° 2004-575 (LCEN), art. 1-1. */
const legalDetails: readonly [name: string, what: string, read: (legal: Legal) => string][] = [
  ['companyForm', 'La forme juridique', ({ companyForm }) => companyForm],
  ['shareCapital', 'Le capital social', ({ shareCapital }) => shareCapital],
  ['registration', "Le numéro d'immatriculation (RCS)", ({ registration }) => registration],
  ['vatNumber', 'Le numéro de TVA intracommunautaire', ({ vatNumber }) => vatNumber],
  ['address', "L'adresse du siège", ({ address }) => address],
  ['publicationDirector', 'Le directeur de la publication', (legal) => legal.publicationDirector],
  ['host.name', "Le nom de l'hébergeur", ({ host }) => host.name],
  ['host.address', "L'adresse de l'hébergeur", ({ host }) => host.address],
  ['host.phone', "Le téléphone de l'hébergeur", ({ host }) => host.phone],
];

/** Everything that the owner fills in. */
export interface LiveInput {
  readonly brand: LiveBrand;
  readonly facts: Facts;
  readonly proofs: LiveProofs;
  /** The build's environment variables. */
  readonly settings: LiveSettings;
}

/**
 * Lists what is missing before the site can go live, the most useful to readers first. Sends no
 * request. Never throws.
 */
export function liveFindings({ brand, facts, proofs, settings }: LiveInput): LiveFinding[] {
  const inBrand = [
    ...placeholderFindings(brand),
    ...factFindings(facts),
    ...ratingFindings(brand),
    ...proofFindings(proofs, brand.rating),
    ...legalFindings(brand),
    ...privacyFindings(brand),
  ];
  return [...inBrand.map((what) => ({ where: BRAND, what })), ...missingSettings(settings)];
}

function placeholderFindings({ product, provider, contact, video }: LiveBrand): string[] {
  const emailHost = contact.email.split('@')[1] ?? '';
  return present([
    product === placeholderValues.product &&
      `Le nom du produit est encore fictif (« ${product} »).`,
    provider === placeholderValues.provider &&
      `Le nom du prestataire est encore fictif (« ${provider} »).`,
    (emailHost === '' || isReservedHost(emailHost)) &&
      `L'adresse e-mail de contact ne reçoit rien (${quoted(contact.email)}).`,
    (contact.phone.replace(/\D/g, '').length < 9 || isFictionalPhone(contact.phone)) &&
      `Le numéro de téléphone ne mène à personne (${quoted(contact.phone)}).`,
    (video.id === '' || video.id === placeholderValues.videoId) &&
      "La vidéo est encore celle d'essai : indiquez l'identifiant de la vôtre.",
    video.id !== '' &&
      !/^[\w-]{11}$/.test(video.id) &&
      `L'identifiant de la vidéo est fait de ses onze caractères seuls (${quoted(video.id)}).`,
  ]);
}

function legalFindings({ legal }: LiveBrand): string[] {
  return legalDetails
    .filter(([, , read]) => isBlank(read(legal)))
    .map(([name, what]) => `${what} est à compléter (legal.${name}).`);
}

function privacyFindings({ privacy }: LiveBrand): string[] {
  return present([
    !privacy.dataIsHostedInEurope &&
      "Les demandes sont-elles hébergées en Europe ? La page ne l'écrit qu'une fois confirmé (privacy.dataIsHostedInEurope).",
    !privacy.dataIsNeverSold &&
      "Les demandes ne sont-elles ni vendues ni cédées ? La page ne l'écrit qu'une fois confirmé (privacy.dataIsNeverSold).",
    isBlank(privacy.mailsAreDeletedBy) &&
      'Qui efface les e-mails reçus avec les demandes ? La base de données ne le peut pas (privacy.mailsAreDeletedBy).',
    isBlank(privacy.hostsKeepAddressesFor) &&
      'Combien de temps les hébergeurs gardent-ils les adresses IP dans leurs journaux ? (privacy.hostsKeepAddressesFor)',
    isBlank(privacy.transfers) &&
      "Quels prestataires traitent les demandes hors de l'Union européenne, et sous quelle garantie ? (privacy.transfers)",
  ]);
}

/** A rating counts as an advertisement: readers must be able to check it. */
function ratingFindings({ rating: { isShown, source } }: LiveBrand): string[] {
  if (!isShown) return [];
  const { name = '', url = '', month = '' } = source ?? {};
  return present([
    [name, url, month].some(isBlank) &&
      "D'où viennent la note et ses avis, et de quand ? (rating.source ; sans source, rating.isShown: false)",
    url !== '' &&
      !isPublicUrl(url) &&
      `L'adresse des avis n'est pas publique en https (${quoted(url)}).`,
    name.length > LONGEST_SOURCE_NAME &&
      `Le nom de la source des avis est trop long : ${LONGEST_SOURCE_NAME} caractères au plus (rating.source.name).`,
  ]);
}

function missingSettings({ siteUrl, supabaseUrl, supabaseAnonKey }: LiveSettings): LiveFinding[] {
  const isKeyMissing = supabaseAnonKey === '' || supabaseAnonKey === 'local';
  return present([
    !isPublicUrl(siteUrl) && {
      where: 'SITE_URL',
      what: `L'adresse du site n'est pas publique en https (${quoted(siteUrl)}).`,
    },
    !isPublicUrl(supabaseUrl) && {
      where: 'SUPABASE_URL',
      what: `Les demandes partiraient vers un serveur local (${quoted(supabaseUrl)}).`,
    },
    isKeyMissing && { where: 'SUPABASE_ANON_KEY', what: 'La clé publique de Supabase manque.' },
  ]);
}

function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isReservedHost(hostname);
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}

function quoted(value: string): string {
  return value === '' ? "rien n'est indiqué" : `« ${value} »`;
}

function present<T>(values: readonly (T | false)[]): T[] {
  return values.filter((value): value is T => value !== false);
}
