/** What the page and the function must agree on. Data and types only: both import this file. */

export const FUNCTION_NAME = 'send-contact-email';

/** The function's path on the project's own host. Its routes stand below it; demo requests go to the path itself. */
export const FUNCTION_PATH = `/functions/v1/${FUNCTION_NAME}`;

/**
 * The header of a request that says what led its visitor to the page: a query string of ATTRIBUTION_PARTS.
 * A page that sends it needs a function that allows it. With another name here, browsers would block the
 * requests of pages that are open across the deployment.
 */
export const ATTRIBUTION_HEADER = 'x-came-from';

/**
 * The campaign words of the link, as analytics programs name them, and the host of the page before. Each is a
 * column of the table.
 */
export const ATTRIBUTION_PARTS = [
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'referrer_host',
] as const;

export type AttributionPart = (typeof ATTRIBUTION_PARTS)[number];

/** The longest part: longer ones are cut. In code points; the table has the same limit. */
export const ATTRIBUTION_MAX_LENGTH = 100;

/** The page of the site to which the links in mails lead, beside the page with the form. */
export const FOLLOW_UP_PAGE = 'suivi/';

/** The path below the function's own at which the page /suivi asks for a request and marks it. */
export const FOLLOW_UP_ROUTE = '/follow-up';

/** What became of a request. `dismissed`: it was not a request. */
export const FOLLOW_UP_STATES = ['open', 'answered', 'dismissed'] as const;

export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** All that a link's holder sees of a request. */
export interface FollowUpView {
  readonly company: string;
  /** When it was received, in Paris: 2026-11-28. */
  readonly day: string;
  readonly state: FollowUpState;
}

/** How one field of the form is checked. */
export interface FieldRule {
  /**
   * A line is trimmed; so is an email. A text alone may have several lines: mails list it under its label,
   * after all the others, which its lines could imitate.
   */
  readonly kind: 'line' | 'email' | 'text';
  readonly isRequired: boolean;
  /** Counted in code points, as Postgres' char_length() does. The table has the same limit. */
  readonly maxLength: number;
  /** What mails to the provider call the field, in French: ours, and one that the visitor sends instead. */
  readonly mailLabel: string;
  /**
   * Makes a line a select with these choices, below an empty one. The chosen one is sent as it stands here.
   * The function takes any other text too: a page that is open while a choice is renamed still sends the old one.
   */
  readonly options?: readonly string[];
}

/**
 * The fields of the form, in the order of page and mails. Form, validation, storage and mails
 * follow this table.
 */
export const FIELDS = {
  name: { kind: 'line', isRequired: true, maxLength: 200, mailLabel: 'Nom' },
  company: { kind: 'line', isRequired: true, maxLength: 200, mailLabel: 'Société' },
  // The longest address an SMTP path can carry (RFC 5321 4.5.3.1.3, erratum 1690).
  email: { kind: 'email', isRequired: true, maxLength: 254, mailLabel: 'E-mail' },
  message: { kind: 'text', isRequired: false, maxLength: 10_000, mailLabel: 'Message' },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type DemoRequestField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly DemoRequestField[];

/**
 * A field of the form that people neither see nor reach, and spam bots fill in. Its name is none that
 * browsers or password managers know: what they fill in would make a person suspected.
 */
export const HONEYPOT_FIELD = 'sujet';

/** Why the function rejects a field. The page has the words for visitors. */
export type FieldError = 'required' | 'wrong_type' | 'too_long' | 'invalid_email';

export type FieldErrors = Partial<Record<DemoRequestField, FieldError>>;

/** The pages of the site to which the function redirects a form post without script. */
export const RESULT_PAGES = {
  accepted: 'demande-envoyee/',
  rejected: 'demande-refusee/',
  /** The visitor made no mistake, and can send the same form again. */
  failed: 'demande-en-echec/',
} as const;

/**
 * Within how many hours of a request the page promises a response. The database's view of statistics
 * repeats it: another promise needs a migration, too.
 */
export const RESPONSE_HOURS = 24;
