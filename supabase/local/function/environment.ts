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
 * Builds the function's environment in the local stack.
 *
 * @param caller the environment of `npm start`, which overrides local values
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
  };
  // An empty variable counts as missing.
  const set = Object.entries(caller).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...local, ...Object.fromEntries(set) };
}
