/** How one field of the form is checked and named. */
export interface FieldRule {
  /** Its name in a mail, in French. */
  readonly label: string;
  /** A line is trimmed; so is an email; a text may have several lines. */
  readonly kind: 'line' | 'email' | 'text';
  readonly isRequired: boolean;
  /** In code points, as Postgres' char_length() counts. The table has the same limit. */
  readonly maxLength: number;
}

/**
 * The fields of the form. Validation, storage and mails follow this table: a new field needs an
 * entry here and a migration that adds it as a column, to contact.submit_request and
 * contact.open_requests.
 */
export const FIELDS = {
  name: { label: 'Nom', kind: 'line', isRequired: true, maxLength: 200 },
  company: { label: 'Société', kind: 'line', isRequired: true, maxLength: 200 },
  // The longest address an SMTP path can carry (RFC 5321 4.5.3.1.3, erratum 1690).
  email: { label: 'E-mail', kind: 'email', isRequired: true, maxLength: 254 },
  message: { label: 'Message', kind: 'text', isRequired: false, maxLength: 10_000 },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type DemoRequestField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly DemoRequestField[];

/** What a visitor sends, once it is valid. A field that was left empty is an empty string. */
export type DemoRequest = Readonly<Record<DemoRequestField, string>>;

/** A request in the database whose mail is due. */
export interface StoredDemoRequest extends DemoRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** 1 for the first request of its email address, 2 for the second ... */
  readonly rank: number;
  /** The honeypot was filled in. */
  readonly isSuspected: boolean;
  /** How many others the hourly ceiling holds back; above 0 only in the last mail under it. */
  readonly waitingCount: number;
}
