/** What the owner of the site edits before going live. Everything here is fictional. */
export const brand = {
  product: 'Banclair',
  provider: 'Solveo Cloud',
  tagline: 'Spécialiste des solutions cloud Microsoft',
  suite: 'Microsoft Dynamics 365 Business Central',
  suiteShortName: 'Business Central',
  suiteVendor: 'Microsoft',
  contact: {
    email: 'contact@solveo.example',
    phone: '+33 1 99 00 12 34',
  },
  /** `false` removes the rating from the page and from the structured data. */
  showRating: true as boolean,
  sample: {
    name: 'Camille Martin',
    email: 'c.martin@entreprise.example',
  },
  /** What French law asks a site to say of its publisher. Empty: shown as « À compléter ». */
  legal: {
    companyForm: '',
    shareCapital: '',
    registration: '',
    vatNumber: '',
    address: '',
    publicationDirector: '',
    host: { name: '', address: '', phone: '' },
  },
  /** What the privacy text says of the form's data only once the owner has confirmed it. */
  privacy: {
    dataIsHostedInEurope: false as boolean,
    dataIsNeverSold: false as boolean,
  },
  video: {
    id: 'M7lc1UVf-VE',
    title: 'Démonstration de Banclair dans Business Central',
    /** When it went online, with its time zone. */
    uploadDate: '2026-09-15T09:00:00+02:00',
  },
} as const;

/**
 * Where the proof of what the page claims is kept: an address, a file, a person. Never shown;
 * `npm run check:live` asks for what is empty.
 */
export const proofs = {
  /** « Certifié par Microsoft » */
  certification: '',
  /** The rating and its reviews, while `showRating` is on. */
  rating: '',
  /** « réponse garantie »: who answers, at weekends and on holidays too. */
  response: '',
} as const;

export const brandByline = `par ${brand.provider}`;
export const emailHref = `mailto:${brand.contact.email}`;
export const phoneHref = `tel:${brand.contact.phone.replace(/[^+\d]/g, '')}`;
export const videoWatchUrl = `https://www.youtube.com/watch?v=${brand.video.id}`;
export const videoEmbedUrl = `https://www.youtube-nocookie.com/embed/${brand.video.id}`;
