/** What the function needs to know before it can start. */
export interface Settings {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly contactTo: string;
  readonly contactFrom: string;
  readonly allowedOrigins: readonly string[];
  /** The page's absolute address. */
  readonly pageUrl: string;
}

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
    // A pooler chosen for this function comes before the address Supabase gives to every function.
    databaseUrl: readUrl(
      read,
      read('CONTACT_DB_URL') ? 'CONTACT_DB_URL' : 'SUPABASE_DB_URL',
      /^postgres(ql)?:$/,
    ),
    smtpUrl: readUrl(read, 'SMTP_URL', /^smtps?:$/),
    contactTo: readRequired(read, 'CONTACT_TO'),
    contactFrom: readRequired(read, 'CONTACT_FROM'),
    allowedOrigins: readOrigins(read, 'ALLOWED_ORIGINS'),
    pageUrl: readUrl(read, 'PAGE_URL', /^https?:$/),
  };
}

type Read = (name: string) => string | undefined;

function readRequired(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (!value) throw new SettingsError(`The environment variable ${name} is missing.`);
  return value;
}

function readUrl(read: Read, name: string, protocol: RegExp): string {
  const value = readRequired(read, name);
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    throw new SettingsError(`The environment variable ${name} is not an address of its kind.`);
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
        throw new SettingsError(`The environment variable ${name} has an entry that is no origin.`);
      }
      return origin;
    });
}
