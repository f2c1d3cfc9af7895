/** Where a reader can check the rating. The page links to it and dates it. */
export interface RatingSource {
  /** « AppSource » */
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
    /** Empty: the page says nothing of calling. */
    phone: '+33 1 99 00 12 34' as string,
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
  /**
   * What French law requires a site to say about its publisher. Empty: « À compléter ». An address
   * may have several lines.
   */
  legal: {
    /** « SAS » */
    companyForm: '',
    /** « 10 000 € » */
    shareCapital: '' as string,
    /** « 123 456 789 RCS Lyon » */
    registration: '',
    vatNumber: '',
    address: '' as string,
    publicationDirector: '',
    host: { name: '', address: '', phone: '' },
    /** When you last changed the legal notice: « 3 novembre 2026 ». */
    lastChange: '',
  },
  /** What only you can say about the form's data. */
  privacy: {
    /** Your data protection officer, if you have one, and how to reach them (GDPR 13.1.b). */
    dpo: undefined as string | undefined,
    /** The privacy text says so only once you have confirmed it. */
    dataIsHostedInEurope: false as boolean,
    /** The privacy text says so only once you have confirmed it. */
    dataIsNeverSold: false as boolean,
    /**
     * How long you keep the emails, those that carried a request among them, and notes of calls:
     * « 3 ans à compter du dernier échange ».
     */
    mailsAreKeptFor: '',
    /** How long the hosts of the site and the function keep IP addresses in logs: « 30 jours ». */
    hostsKeepAddressesFor: '',
    /**
     * Your processors outside the European Union, with the country and the safeguard of each (GDPR
     * 13.1.f), or a sentence that there is none. Empty: shown as « À compléter ».
     */
    transfers: '',
    /** When you last changed the privacy text: « 3 novembre 2026 ». */
    lastChange: '',
  },
  video: {
    /** Empty: the page has no video section. */
    id: 'M7lc1UVf-VE' as string,
    /** Its length, which the play button then says. */
    minutes: undefined as number | undefined,
    /** When it went online, with its time zone. */
    uploadDate: '2026-09-15T09:00:00+02:00',
  },
} as const;

export const VIDEO_WATCH_URL = `https://www.youtube.com/watch?v=${brand.video.id}`;
export const VIDEO_EMBED_URL = `https://www.youtube-nocookie.com/embed/${brand.video.id}`;
