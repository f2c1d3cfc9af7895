/**
 * What readers ask and only you know: whole French sentences, each with its full stop, of any length,
 * unless the comment says otherwise.
 * The page shows each one word for word, at one place. An empty one is left out. In those that stand under a
 * title of their own, `\n` begins a paragraph.
 */
export const facts = {
  /** « Les banques françaises et les banques en ligne sont prises en charge. » */
  banks: '',
  /** How an account is connected, and which formats of statement files are read. */
  connection: '',
  /** When the day's lines are there: « Les jours ouvrés, elles sont dans Business Central avant 8 h. » */
  importTime: '',
  /** Which companies, currencies and kinds of account: loans and deposits are no payment accounts. */
  scope: '',
  /**
   * « Vos comptes de paiement sont lus par …, prestataire de services
   * d'information sur les comptes, enregistré par l'ACPR (numéro … de son registre). »
   * @see Code monétaire et financier, article L522-11-2
   */
  accountProvider: '',
  /** What the price depends on. */
  price: '',
  /** How long one is bound by the subscription, and the notice. */
  commitment: '',
  /** « Un consultant comptable vous présente le produit en visioconférence, en 45 minutes. » */
  demo: '',
  /** How to try the product on one's own data. */
  trial: '',
  /** Who proposes what matches: « Banclair et Business Central proposent le pointage des lignes. » */
  proposals: '',
  /** What the product adds to Business Central's own « Rapprochement de compte bancaire ». */
  addsToStandard: '',
  /** How one payment is matched with three invoices, fees, card batches; what is left over. */
  matching: '',
  /** Who accepts a match, when it is posted, how it is undone, what is recorded. */
  control: '',
  /** A day that fails, a line that comes twice or not at all: who notices, and how. */
  completeness: '',
  /** What becomes of statement lines that are unmatched on the first day. */
  oldLines: '',
  /** What a customer's own integrator does, and how you work with them. */
  integrator: '',
  /**
   * Words that end « Chiffrées en transit et au repos, vos données bancaires sont hébergées … », with a
   * full stop: « en Irlande, sur Microsoft Azure. » Other sentences may follow.
   */
  hosting: '',
  /**
   * What other connections than DSP2 permit. Which of your people can see a customer's data, when,
   * and what is recorded of it.
   */
  staffAccess: '',
  /** What leaves the server of a customer who runs the suite on site. */
  onPremise: '',
  /**
   * The data-processing contract (GDPR 28), processors, export and deletion on leaving, and what then
   * stays in Business Central.
   */
  contract: '',
  /** « Validation technique AppSource obtenue en mars 2026, pour les éditions en ligne. » */
  certification: '',
  /** Whose ISO 27001 certification is in progress, for what, and by which certifying body. */
  iso: '',
  /**
   * Words that end the line on support, without a full stop: « du lundi au vendredi, de 9 h à 18 h ».
   */
  support: '',
  /** Where the maximum of time saved was found: « Ce maximum a été constaté chez un client en mars 2026. » */
  timeSaved: '',
  /** The customer of the case: its name, the month, and what it says, with its agreement. */
  customer: '',
  /** « Les 3 h et les 40 min couvrent les mêmes tâches, jusqu'au traitement des exceptions. » */
  customerTime: '',
  /** What you offer distributors, and in which countries you look for them. */
  distributors: '',
};
