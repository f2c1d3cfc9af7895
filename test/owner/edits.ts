/** A new value for each property, by file. What is not in quotes is code. */
export const ownersEdits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/content/brand.ts': {
    product: `"Relev'Net"`,
    provider: `'Cabinet Lefèvre & Associés'`,
    tagline: `'Intégrateur de logiciels de gestion'`,
    email: `'bonjour@lefevre-associes.fr'`,
    phone: `'+33 4 72 10 20 30'`,
    isShown: 'false as boolean',
    companyForm: `'Société par actions simplifiée'`,
    shareCapital: `'50 000 €'`,
    registration: `'Lyon B 812 345 678'`,
    vatNumber: `'FR 12 812345678'`,
    address: `"12 rue de l'Église, 69003 Lyon"`,
    publicationDirector: `'Anne-Sophie Lefèvre'`,
    host: `{ name: 'OVHcloud', address: '2 rue Kellermann, Roubaix', phone: '+33 9 72 10 10 07' }`,
    dataIsHostedInEurope: 'true as boolean',
    dataIsNeverSold: 'true as boolean',
    hostsKeepAddressesFor: `'30 jours'`,
    id: `'aqz-KE-bpKQ'`,
    title: `"Relev'Net en deux minutes"`,
    uploadDate: `'2026-11-02T18:30:00+01:00'`,
  },
  'src/content/claims.ts': {
    timeSavedPercent: '65',
    installMinutes: '10',
    responseHours: '48',
    retentionYears: '2',
  },
  'src/content/sections/hero.ts': { title: `'Le relevé du matin, déjà rapproché à 9 h.'` },
  'src/content/sections/benefits.ts': { title: `'Ce que vos équipes y gagnent'` },
  'src/content/sections/faq.ts': {},
  'src/content/meta.ts': {},
  'src/theme/tokens.ts': { ink: `'#2a1a3d'`, matched: `'#0b4f6c'` },
};

/** @throws Error when the code does not have the property: the trial would not be what it says */
export function setProperty(code: string, name: string, value: string): string {
  const property = new RegExp(`(\\n\\s*${name}: )(?:\\{[^}]*\\}|[^,\\n]*)(?=,\\n)`);
  if (!property.test(code)) throw new Error(`No property ${name}`);
  return code.replace(property, (_whole, start: string) => start + value);
}
