/** What a visitor sends: the four fields of the form, as accepted by {@link validateDemoRequest}. */
export interface DemoRequest {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** Empty when the visitor wrote none. */
  readonly message: string;
}

/** A request that stands in the database. */
export interface StoredDemoRequest extends DemoRequest {
  readonly id: string;
  readonly receivedAt: Date;
}

export type DemoRequestField = keyof DemoRequest;

/**
 * Greatest lengths in code points, which is what Postgres' char_length() counts. 254 is the longest
 * address an SMTP path can carry (RFC 5321 4.5.3.1.3, erratum 1690).
 */
export const MAX_LENGTH: Readonly<Record<DemoRequestField, number>> = {
  name: 200,
  company: 200,
  email: 254,
  message: 10_000,
};

/** Greatest size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
