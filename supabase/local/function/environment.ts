// This need not be secret: the function listens on this machine only.
export const LOCAL_RETRY_SECRET = 'local-retry-secret';

export type FunctionEnvironment = Readonly<Record<string, string>>;

export interface LocalUrls {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly allowedOrigins: readonly string[];
  /** The page's absolute URL. */
  readonly pageUrl: string;
}

/**
 * Builds the function's environment in the local stack. What a deployment needs too has the stack's own
 * values: whoever has exported production's `SMTP_URL` would otherwise mail through it. The caller of
 * `npm start` has nothing but the environment to override them with, so a prefix says what is meant for
 * the local stack.
 *
 * @param caller the environment of `npm start`: `LOCAL_SMTP_URL` overrides the local `SMTP_URL`, and so
 *   on; other variables are passed on
 */
export function localFunctionEnvironment(
  urls: LocalUrls,
  caller: Readonly<Record<string, string | undefined>>,
): FunctionEnvironment {
  const local = {
    SUPABASE_DB_URL: urls.databaseUrl,
    SMTP_URL: urls.smtpUrl,
    CONTACT_TO: 'demo@solveo.example',
    CONTACT_FROM: 'site@solveo.example',
    ALLOWED_ORIGINS: urls.allowedOrigins.join(','),
    PAGE_URL: urls.pageUrl,
    RETRY_SECRET: LOCAL_RETRY_SECRET,
    IP_HASH_SECRET: 'local-ip-hash-secret',
    FOLLOW_UP_SECRET: 'local-follow-up-secret',
  };
  // It would override the local SUPABASE_DB_URL.
  const { CONTACT_DB_URL: _, ...others } = caller;
  const overrides = Object.keys(local).map((name) => [name, caller[`LOCAL_${name}`]] as const);
  // An empty variable counts as missing.
  const set = (entries: readonly (readonly [string, string | undefined])[]) =>
    Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
  return { ...set(Object.entries(others)), ...local, ...set(overrides) };
}
