import type { Facts } from './facts';

/** Where a reader can check the rating. The page links to it and dates it. */
export interface RatingSource {
  /** 30 characters at most: « AppSource ». */
  name: string;
  /** Where the reviews are: « https://… ». */
  url: string;
  /** When the rating was read there: « octobre 2026 ». */
  month: string;
}

/** What you, the owner of the site, edit before going live. Everything here is fictional. */
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
  rating: {
    /** `false` removes the rating from the page and from the structured data. */
    isShown: true as boolean,
    source: undefined as RatingSource | undefined,
  },
  /** Placeholders of the form's fields. */
  sample: {
    name: 'Camille Martin',
    email: 'c.martin@entreprise.example',
  },
  /** What French law requires a site to say about its publisher. Empty: « À compléter ». */
  legal: {
    companyForm: '',
    shareCapital: '',
    registration: '',
    vatNumber: '',
    address: '',
    publicationDirector: '',
    host: { name: '', address: '', phone: '' },
  },
  /** What only you can say about the form's data. */
  privacy: {
    /** The privacy text says so only once you have confirmed it. */
    dataIsHostedInEurope: false as boolean,
    /** The privacy text says so only once you have confirmed it. */
    dataIsNeverSold: false as boolean,
    /**
     * Who deletes the emails that carried a request, since the database cannot: « le responsable
     * commercial ».
     */
    mailsAreDeletedBy: '' as string,
    /** How long the hosts of the site and the function keep IP addresses in logs: « 30 jours ». */
    hostsKeepAddressesFor: '',
    /**
     * Your processors outside the European Union, with the country and the safeguard of each (GDPR
     * 13.1.f), or a sentence that there is none. Empty: shown as « À compléter ».
     */
    transfers: '',
  },
  video: {
    id: 'M7lc1UVf-VE',
    title: 'Démonstration de Banclair dans Business Central',
    /** When it went online, with its time zone. */
    uploadDate: '2026-09-15T09:00:00+02:00',
  },
} as const;

/**
 * What readers ask and only you know: see `facts.ts` for each one and its maximum length. All are
 * optional.
 */
export const facts: Facts = {};

/**
 * Where you keep the proof of each claim: a URL, a file, a person. Never shown; `npm run
 * check:live` lists what is empty.
 */
export const proofs = {
  /** « jusqu'à 80 % »: measured where, how; the customer case alone shows 78 %. */
  timeSaved: '',
  /** « aucune erreur de saisie », « en temps réel », « chaque jour ». */
  automation: '',
  /** « Certifié par Microsoft » */
  certification: '',
  /** « Conforme à la DSP2 » */
  psd2: '',
  /** « chiffrées en transit et au repos » */
  encryption: '',
  /** « Hébergé en Europe » */
  hosting: '',
  /** « Certification ISO 27001 en cours »: the certification body and the expected date. */
  iso27001: '',
  /** The customer, its figures, and its agreement to be quoted. */
  customerCase: '',
  /** The rating and its reviews, while `rating.isShown`. */
  rating: '',
  /** « réponse garantie »: who watches the requests, at weekends and on holidays too. */
  response: '',
  /** « 5 min », « 15 à 30 min » */
  installation: '',
  /** « dès la version 14 » */
  compatibility: '',
  /** « Compris dans l'abonnement »: the contract. */
  subscription: '',
} as const;

export const brandByline = `par ${brand.provider}`;
export const emailHref = `mailto:${brand.contact.email}`;
export const phoneHref = `tel:${brand.contact.phone.replace(/[^+\d]/g, '')}`;
export const videoWatchUrl = `https://www.youtube.com/watch?v=${brand.video.id}`;
export const videoEmbedUrl = `https://www.youtube-nocookie.com/embed/${brand.video.id}`;
