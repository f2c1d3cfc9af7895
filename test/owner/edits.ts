import { facts } from '#src/content/facts.ts';

/** A French sentence such as an owner writes, long enough to fill three lines of a phone. */
const sentence = (subject: string) =>
  `"${subject} : l'équipe a répondu à cette question en une phrase complète, un peu longue, et datée du 3 novembre 2026."`;

/** By file: a new value, as code, for each property, constant or path of properties. */
export const ownersEdits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/content/brand.ts': {
    product: `"Aurel'Net"`,
    provider: `'Étude Lefèvre & Associés'`,
    tagline: `'Intégrateur de logiciels de gestion'`,
    email: `'bonjour@lefevre-associes.fr'`,
    phone: `'+33 4 72 10 20 30'`,
    isShown: 'false as boolean',
    companyForm: `'Société par actions simplifiée'`,
    shareCapital: `'50 000 €'`,
    registration: `'812 345 678 RCS Lyon'`,
    vatNumber: `'FR 12 812345678'`,
    address: `"12 rue de l'Église, 69003 Lyon"`,
    publicationDirector: `'Anne-Sophie Lefèvre'`,
    host: `{ name: 'OVHcloud', address: '2 rue Kellermann, Roubaix', phone: '+33 9 72 10 10 07' }`,
    'legal.lastChange': `'3 novembre 2026'`,
    dataIsHostedInEurope: 'true as boolean',
    dataIsNeverSold: 'true as boolean',
    mailsAreKeptFor: `'deux ans'`,
    hostsKeepAddressesFor: `'30 jours'`,
    transfers: `'aucun.'`,
    'privacy.lastChange': `'4 novembre 2026'`,
    'video.id': `'aqz-KE-bpKQ'`,
    'video.title': `"Aurel'Net en deux minutes"`,
    uploadDate: `'2026-11-02T18:30:00+01:00'`,
  },
  'src/content/facts.ts': {
    ...Object.fromEntries(Object.keys(facts).map((name) => [name, sentence(name)])),
    accountProviderName: `'Passerelle & Cie'`,
  },
  'src/content/claims.ts': { timeSavedPercent: '65', installMinutes: '10', retentionYears: '2' },
  'supabase/functions/_shared/contract.ts': { RESPONSE_HOURS: '48' },
  'src/content/meta.ts': { description: `'Vos relevés, lus et rapprochés chaque matin.'` },
  'src/content/sections/hero.ts': { title: `'Le relevé du matin, déjà rapproché à 9 h.'` },
  'src/content/sections/benefits.ts': { title: `'Ce que vos équipes y gagnent'` },
  'src/content/sections/faq.ts': { question: `"Et nos banques à l'étranger ?"` },
  'src/theme/tokens.ts': { ink: `'#2a1a3d'`, matched: `'#0b4f6c'` },
};

/**
 * @param name the property's path: the last part's first occurrence after the one before it
 * @throws Error when the code has no such property: the trial would not be what it says
 */
export function setProperty(code: string, name: string, value: string): string {
  const [parent = '', property = parent] = name.split('.');
  const start = property === parent ? 0 : code.indexOf(`${parent}: {`);
  const declaration = new RegExp(
    `(\\b${property}(?:: | = ))(?!string)(?:\\{[^}]*\\}|[^,;\\n]*|'[^\\n]*')(?=[,;]\\n)`,
  );
  const rest = code.slice(start);
  if (start === -1 || !declaration.test(rest)) throw new Error(`No property ${name}`);
  return code.slice(0, start) + rest.replace(declaration, (_all, begin: string) => begin + value);
}
