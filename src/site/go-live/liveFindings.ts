import { delivered, isFictionalPhone, isReservedHost } from './placeholders';

/** One thing to fill in before the site goes live, for its owner: in French. */
export interface LiveFinding {
  /** The file to edit, or the environment variable to set. */
  readonly where: string;
  readonly what: string;
}

export interface LiveBrand {
  readonly product: string;
  readonly provider: string;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly video: { readonly id: string };
  readonly legal: Legal;
  readonly privacy: { readonly dataIsHostedInEurope: boolean; readonly dataIsNeverSold: boolean };
  readonly showRating: boolean;
}

/** Where the owner keeps the proof of a claim; empty while nobody has said. */
export interface LiveProofs {
  readonly certification: string;
  readonly rating: string;
  readonly response: string;
}

export interface Legal {
  readonly companyForm: string;
  readonly shareCapital: string;
  readonly registration: string;
  readonly vatNumber: string;
  readonly address: string;
  readonly publicationDirector: string;
  readonly host: { readonly name: string; readonly address: string; readonly phone: string };
}

export interface LiveSettings {
  readonly siteUrl: string;
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
}

const BRAND = 'src/content/brand.ts';

/** What French law wants to read in a legal notice: loi n° 2004-575 (LCEN), art. 1-1. */
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

/**
 * Lists what must still be filled in before the site goes live, as far as it can be told without
 * the network: from the brand, the proofs of its claims, and what the build is told. Never throws.
 */
export function liveFindings(
  brand: LiveBrand,
  proofs: LiveProofs,
  settings: LiveSettings,
): LiveFinding[] {
  const inBrand = [
    ...fictions(brand),
    ...emptyDetails(brand),
    ...unconfirmed(brand),
    ...unproven(brand, proofs),
  ];
  return [...inBrand.map((what) => ({ where: BRAND, what })), ...missingSettings(settings)];
}

function fictions({ product, provider, contact, video }: LiveBrand): string[] {
  const emailHost = contact.email.split('@')[1] ?? '';
  return present([
    product === delivered.product && `Le nom du produit est encore fictif (« ${product} »).`,
    provider === delivered.provider && `Le nom du prestataire est encore fictif (« ${provider} »).`,
    (emailHost === '' || isReservedHost(emailHost)) &&
      `L'adresse e-mail de contact ne reçoit rien (${quoted(contact.email)}).`,
    (contact.phone === '' || isFictionalPhone(contact.phone)) &&
      `Le numéro de téléphone ne mène à personne (${quoted(contact.phone)}).`,
    (video.id === '' || video.id === delivered.videoId) &&
      "La vidéo est encore celle d'essai : indiquez l'identifiant de la vôtre.",
  ]);
}

function emptyDetails({ legal }: LiveBrand): string[] {
  return legalDetails
    .filter(([, , read]) => read(legal).trim() === '')
    .map(([name, what]) => `${what} est à compléter (legal.${name}).`);
}

function unconfirmed({ privacy }: LiveBrand): string[] {
  return present([
    !privacy.dataIsHostedInEurope &&
      "Les demandes sont-elles hébergées en Europe ? La page ne l'écrit qu'une fois confirmé (privacy.dataIsHostedInEurope).",
    !privacy.dataIsNeverSold &&
      "Les demandes ne sont-elles ni vendues ni cédées ? La page ne l'écrit qu'une fois confirmé (privacy.dataIsNeverSold).",
  ]);
}

function unproven({ showRating }: LiveBrand, proofs: LiveProofs): string[] {
  const isMissing = (proof: string) => proof.trim() === '';
  return present([
    isMissing(proofs.certification) &&
      'Où est la preuve de « Certifié par Microsoft » ? (proofs.certification)',
    showRating &&
      isMissing(proofs.rating) &&
      "D'où viennent la note et ses avis ? (proofs.rating ; sans source, showRating: false)",
    isMissing(proofs.response) &&
      'Qui tient la « réponse garantie », week-ends et jours fériés compris ? (proofs.response)',
  ]);
}

function missingSettings({ siteUrl, supabaseUrl, supabaseAnonKey }: LiveSettings): LiveFinding[] {
  const isKeyMissing = supabaseAnonKey === '' || supabaseAnonKey === 'local';
  return present([
    !isPublicAddress(siteUrl) && {
      where: 'SITE_URL',
      what: `L'adresse du site n'est pas publique en https (${quoted(siteUrl)}).`,
    },
    !isPublicAddress(supabaseUrl) && {
      where: 'SUPABASE_URL',
      what: `Les demandes partiraient vers un serveur local (${quoted(supabaseUrl)}).`,
    },
    isKeyMissing && { where: 'SUPABASE_ANON_KEY', what: 'La clé publique de Supabase manque.' },
  ]);
}

function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isReservedHost(hostname);
}

function quoted(value: string): string {
  return value === '' ? "rien n'est indiqué" : `« ${value} »`;
}

function present<T>(values: readonly (T | false)[]): T[] {
  return values.filter((value): value is T => value !== false);
}
