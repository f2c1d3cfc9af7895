import { isMailbox } from './request/email-address.ts';

/** What the function needs to know before it can start. */
export interface Settings {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly contactTo: string;
  readonly contactFrom: string;
  readonly allowedOrigins: readonly string[];
  /** The page's absolute address. */
  readonly pageUrl: string;
  /** What a caller of /retry must know. */
  readonly retrySecret: string;
  /** Keys the hashes of visitors' addresses. */
  readonly ipHashSecret: string;
  /** How many requests of one visitor address are stored in an hour. */
  readonly rateLimitPerHour: number;
  /** How many requests are mailed one by one in an hour; the others go into a digest. */
  readonly mailCeilingPerHour: number;
  /** How many proxies in front of the function append to X-Forwarded-For. */
  readonly trustedProxies: number;
}

// Too long to be guessed.
const MIN_SECRET_LENGTH = 16;

/** A variable of the environment is missing or malformed; the message names it, never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings.
 *
 * @param read gives the value of a variable of the environment, or undefined
 * @throws SettingsError for the first variable that is missing or malformed
 */
export function readSettings(read: (name: string) => string | undefined): Settings {
  return {
    // A pooler chosen for this function is preferred to the address Supabase gives to every function.
    databaseUrl: readServerUrl(
      read,
      read('CONTACT_DB_URL') ? 'CONTACT_DB_URL' : 'SUPABASE_DB_URL',
      /^postgres(ql)?:$/,
    ),
    smtpUrl: readServerUrl(read, 'SMTP_URL', /^smtps?:$/),
    contactTo: readMailboxes(read, 'CONTACT_TO'),
    contactFrom: readMailbox(read, 'CONTACT_FROM'),
    allowedOrigins: readOrigins(read, 'ALLOWED_ORIGINS'),
    pageUrl: readUrl(read, 'PAGE_URL', /^https?:$/),
    retrySecret: readSecret(read, 'RETRY_SECRET'),
    ipHashSecret: readSecret(read, 'IP_HASH_SECRET'),
    rateLimitPerHour: readCount(read, 'RATE_LIMIT_PER_HOUR', 20),
    mailCeilingPerHour: readCount(read, 'MAIL_CEILING_PER_HOUR', 500),
    trustedProxies: readCount(read, 'TRUSTED_PROXIES', 1),
  };
}

type Read = (name: string) => string | undefined;

function readRequired(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (!value) throw new SettingsError(`The environment variable ${name} is missing.`);
  return value;
}

function readSecret(read: Read, name: string): string {
  const value = readRequired(read, name);
  if (value.length < MIN_SECRET_LENGTH) {
    throw new SettingsError(
      `The environment variable ${name} is shorter than ${MIN_SECRET_LENGTH} characters.`,
    );
  }
  return value;
}

function readCount(read: Read, name: string, whenNotSet: number): number {
  const value = read(name)?.trim();
  if (!value) return whenNotSet;
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new SettingsError(`The environment variable ${name} is not a whole number above 0.`);
  }
  return Number(value);
}

function readUrl(read: Read, name: string, protocol: RegExp): string {
  const value = readRequired(read, name);
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    throw new SettingsError(`The environment variable ${name} is not an address of its kind.`);
  }
  return value;
}

function readServerUrl(read: Read, name: string, protocol: RegExp): string {
  const value = readRequired(read, name);
  if (!URL.canParse(value) || !isPercentEncoded(new URL(value))) {
    throw new SettingsError(
      `The environment variable ${name} is not an address of its kind. Its user and password must be percent-encoded: %23 for #, %25 for %.`,
    );
  }
  return readUrl(read, name, protocol);
}

function isPercentEncoded({ username, password, pathname, search, hash }: URL): boolean {
  try {
    // Both are decoded where the address is used.
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  // A raw / ? or # in a password ends the host before the @.
  return !`${pathname}${search}${hash}`.includes('@');
}

function readMailboxes(read: Read, name: string): string {
  const value = readRequired(read, name);
  if (!value.split(',').every(isMailbox)) {
    throw new SettingsError(
      `The environment variable ${name} has an entry that is no e-mail address.`,
    );
  }
  return value;
}

// Without a sender of its own, a mail would have the visitor's address as its envelope sender.
function readMailbox(read: Read, name: string): string {
  const value = readRequired(read, name);
  if (!isMailbox(value)) {
    throw new SettingsError(`The environment variable ${name} is no e-mail address.`);
  }
  return value;
}

function readOrigins(read: Read, name: string): string[] {
  return readRequired(read, name)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      // Also drops a trailing slash, which an Origin header never has.
      const origin = URL.canParse(entry) ? new URL(entry).origin : 'null';
      if (origin === 'null') {
        throw new SettingsError(
          `The environment variable ${name} has an entry that is not an origin.`,
        );
      }
      return origin;
    });
}
