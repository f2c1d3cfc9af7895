import { RESPONSE_HOURS } from '../_shared/contract.ts';
import { isMailbox, mailboxAddress } from './email-address.ts';

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The settings that responding takes. */
export type HandlerSettings = Pick<
  Settings,
  | 'allowedOrigins'
  | 'pageUrl'
  | 'retrySecret'
  | 'ipHashSecret'
  | 'followUpSecret'
  | 'trustedProxies'
>;

const MIN_SECRET_LENGTH = 16;

/** An environment variable is missing or malformed; the message names it, never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * @param read returns the value of an environment variable, or undefined
 * @throws SettingsError for the first variable that is missing or malformed
 */
export function readSettings(read: (name: string) => string | undefined) {
  return {
    // CONTACT_DB_URL overrides the URL that Supabase sets.
    databaseUrl: readServerUrl(
      read,
      read('CONTACT_DB_URL') ? 'CONTACT_DB_URL' : 'SUPABASE_DB_URL',
      /^postgres(ql)?:$/,
    ),
    smtpUrl: readServerUrl(read, 'SMTP_URL', /^smtps?:$/),
    contactTo: readMailboxes(read, 'CONTACT_TO'),
    contactFrom: readSender(read, 'CONTACT_FROM', 'CONTACT_TO'),
    allowedOrigins: readOrigins(read, 'ALLOWED_ORIGINS'),
    /** The page's absolute URL. */
    pageUrl: readUrl(read, 'PAGE_URL', /^https?:$/),
    /** What a caller of /retry must know. */
    retrySecret: readSecret(read, 'RETRY_SECRET'),
    /** Keys the hashes of visitors' IP addresses. */
    ipHashSecret: readSecret(read, 'IP_HASH_SECRET'),
    /** Keys the links by which the provider says what became of a request. */
    followUpSecret: readSecret(read, 'FOLLOW_UP_SECRET'),
    /** How many requests of one IP address are stored in an hour. */
    rateLimitPerHour: readCount(read, 'RATE_LIMIT_PER_HOUR', 20),
    /** How many requests are mailed in an hour; the others wait. */
    mailCeilingPerHour: readCount(read, 'MAIL_CEILING_PER_HOUR', 500),
    /** How many proxies in front of the function append to X-Forwarded-For. */
    trustedProxies: readCount(read, 'TRUSTED_PROXIES', 1),
    /** How soon each request must be marked as answered; null when nobody marks them. */
    answerHours: readSwitch(read, 'HEALTH_ANSWERS', true) ? RESPONSE_HOURS : null,
  };
}

type Read = (name: string) => string | undefined;

function makeError(name: string, what: string): SettingsError {
  return new SettingsError(`The environment variable ${name} ${what}.`);
}

function readRequired(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (!value) throw makeError(name, 'is missing');
  return value;
}

function readSecret(read: Read, name: string): string {
  const value = readRequired(read, name);
  if (value.length >= MIN_SECRET_LENGTH) return value;
  throw makeError(name, `is shorter than ${MIN_SECRET_LENGTH} characters`);
}

function readCount(read: Read, name: string, whenNotSet: number): number {
  const value = read(name)?.trim();
  if (!value) return whenNotSet;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw makeError(name, 'is not a whole number above 0');
  return Number(value);
}

function readSwitch(read: Read, name: string, whenNotSet: boolean): boolean {
  const value = read(name)?.trim();
  if (!value) return whenNotSet;
  if (!['0', '1'].includes(value)) throw makeError(name, 'is neither 0 nor 1');
  return value === '1';
}

function readUrl(read: Read, name: string, protocol: RegExp): string {
  const value = readRequired(read, name);
  if (parseUrl(value, protocol)) return value;
  throw makeError(name, 'is not a URL of the expected type');
}

function readServerUrl(read: Read, name: string, protocol: RegExp): string {
  const value = readRequired(read, name);
  const url = parseUrl(value, protocol);
  if (url && isPercentEncoded(url)) return value;
  throw makeError(
    name,
    'is not a URL of the expected type. Its user and password must be percent-encoded: %23 for #, %25 for %',
  );
}

/** Returns undefined for what is not a URL of this protocol. */
function parseUrl(value: string, protocol: RegExp): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocol.test(url.protocol) ? url : undefined;
}

function isPercentEncoded({ username, password, pathname, search, hash }: URL): boolean {
  try {
    // Both are decoded where the URL is used.
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  // A raw / ? or # in a password ends the host before the @.
  return !`${pathname}${search}${hash}`.includes('@');
}

function readMailboxes(read: Read, name: string): string {
  const value = readRequired(read, name);
  if (value.split(',').every(isMailbox)) return value;
  throw makeError(name, 'has an entry that is not a valid email address');
}

/** Rejects a sender who is a recipient too: Gmail and others then ignore Reply-To. */
function readSender(read: Read, name: string, recipients: string): string {
  const value = readRequired(read, name);
  if (!isMailbox(value)) throw makeError(name, 'is not a valid email address');
  const addressOf = (mailbox: string) => mailboxAddress(mailbox).toLowerCase();
  if (readMailboxes(read, recipients).split(',').map(addressOf).includes(addressOf(value))) {
    throw makeError(
      name,
      `is also in ${recipients}: mail programs ignore Reply-To in a mail from oneself, and the answer would not reach the prospect`,
    );
  }
  return value;
}

function readOrigins(read: Read, name: string): string[] {
  const entries = readRequired(read, name)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) throw makeError(name, 'names no origin');
  return entries.map((entry) => {
    // The origin has no trailing slash, as in an Origin header.
    const origin = URL.canParse(entry) ? new URL(entry).origin : 'null';
    if (origin === 'null') throw makeError(name, 'has an entry that is not an origin');
    return origin;
  });
}
