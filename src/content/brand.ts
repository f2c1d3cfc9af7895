import { fictional } from './fictional';

/**
 * What you, the owner of the site, edit before going live. `npm run check:live` names what is still
 * `fictional(…)`, or empty although it may not stay so.
 */
export const brand = {
  product: fictional('Banclair'),
  provider: fictional('Solveo Cloud'),
  tagline: 'Spécialiste des solutions cloud Microsoft',
  suite: 'Microsoft Dynamics 365 Business Central',
  suiteShortName: 'Business Central',
  suiteVendor: 'Microsoft',
  contact: {
    email: fictional('contact@solveo.example'),
    /**
     * If it is empty, the page proposes no call. The legal notice, which by law gives a phone
     * number, then says « À compléter ».
     */
    phone: fictional('+33 1 99 00 12 34'),
  },
  /**
   * Where visitors book a time for the demo themselves, once their request is sent:
   * « https://outlook.office.com/book/… ». It may stay empty.
   */
  bookingUrl: '',
  rating: {
    /** `false` removes the rating from the page and from the structured data. */
    isShown: true,
    /**
     * Where readers can check the rating, and when you read it there: « AppSource », « https://… »,
     * « octobre 2026 ». The page links to it once all three are given.
     */
    source: { name: '', url: '', month: '' },
  },
  /** Placeholders of the form's fields. */
  sample: {
    name: 'Camille Martin',
    email: 'c.martin@entreprise.example',
  },
  /**
   * What French law requires a site to say about its publisher. The page shows « À compléter » for
   * what is empty. An address may have several lines.
   */
  legal: {
    /** « SAS » */
    companyForm: '',
    /** « 10 000 € » */
    shareCapital: '',
    /** « 123 456 789 RCS Lyon » */
    registration: '',
    vatNumber: '',
    address: '',
    publicationDirector: '',
    host: { name: '', address: '', phone: '' },
    /** When you last changed the legal notice: « 3 novembre 2026 ». */
    lastChange: '',
  },
  /** What only you can say about the form's data: words that end a sentence of the page's. */
  privacy: {
    /**
     * Your data protection officer, if you have one, and how to reach them (GDPR 13.1.b):
     * « Camille Martin, dpo@… ». It may stay empty.
     */
    dpo: '',
    /** In the European Union. The privacy text says so only once you have confirmed it. */
    dataIsHostedInUnion: false,
    /** The privacy text says so only once you have confirmed it. */
    dataIsNeverSold: false,
    /**
     * How long you keep the emails, those that carried a request among them, and notes of calls:
     * « 3 ans à compter de votre dernier message, appel ou rendez-vous ».
     */
    mailsAreKeptFor: '',
    /** How long you keep the trace of a refusal: « 3 ans à compter de ce refus ». */
    refusalsAreKeptFor: '',
    /** How long the hosts of the site and the function keep IP addresses in logs: « 30 jours ». */
    hostsKeepAddressesFor: '',
    /**
     * Your processors outside the European Union, with the country and the safeguard of each (GDPR
     * 13.1.f), or « aucun ». If it is empty, the page shows « À compléter ».
     */
    transfers: '',
    /** When you last changed the privacy text: « 3 novembre 2026 ». */
    lastChange: '',
  },
  video: {
    /** If it is empty, the page has no video section. */
    id: fictional('M7lc1UVf-VE'),
    /** The length of the video. Above 0, the play button says it. */
    minutes: 0,
  },
};
