/** What the function checks, stores and mails of one field of the form. */
export interface FieldRule {
  /** Its name in a mail, in French. */
  readonly label: string;
  /** A line is trimmed, an e-mail is a line, a text may have several lines and is kept as it is. */
  readonly kind: 'line' | 'email' | 'text';
  readonly isRequired: boolean;
  /** In code points, as Postgres' char_length() counts: the table repeats it. */
  readonly maxLength: number;
}

/** The fields of the form: a new one needs an entry here and a column, see the migrations. */
export const FIELDS = {
  name: { label: 'Nom', kind: 'line', isRequired: true, maxLength: 200 },
  company: { label: 'Société', kind: 'line', isRequired: true, maxLength: 200 },
  // The longest address an SMTP path can carry (RFC 5321 4.5.3.1.3, erratum 1690).
  email: { label: 'E-mail', kind: 'email', isRequired: true, maxLength: 254 },
  message: { label: 'Message', kind: 'text', isRequired: false, maxLength: 10_000 },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type DemoRequestField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly DemoRequestField[];

/** What a visitor sends, as accepted by validateDemoRequest; empty where nothing was written. */
export type DemoRequest = Readonly<Record<DemoRequestField, string>>;

/** A request that stands in the database. */
export interface StoredDemoRequest extends DemoRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** 1 for the first request of its e-mail address, 2 for the second ... */
  readonly rank: number;
}
