/** The variables the function reads. */
export const FUNCTION_VARIABLES = [
  'SUPABASE_DB_URL',
  'CONTACT_DB_URL',
  'SMTP_URL',
  'CONTACT_TO',
  'CONTACT_FROM',
  'ALLOWED_ORIGINS',
  'PAGE_URL',
  'RETRY_SECRET',
  'IP_HASH_SECRET',
  'RATE_LIMIT_PER_HOUR',
  'MAIL_CEILING_PER_HOUR',
  'TRUSTED_PROXIES',
  'HEALTH_ANSWERS',
] as const;

// Not secret: the function listens on this machine only.
export const LOCAL_RETRY_SECRET = 'local-retry-secret';

export type FunctionEnvironment = Partial<Record<(typeof FUNCTION_VARIABLES)[number], string>>;

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
  const local: FunctionEnvironment = {
    SUPABASE_DB_URL: urls.databaseUrl,
    SMTP_URL: urls.smtpUrl,
    CONTACT_TO: 'demo@solveo.example',
    CONTACT_FROM: 'site@solveo.example',
    ALLOWED_ORIGINS: urls.allowedOrigins.join(','),
    PAGE_URL: urls.pageUrl,
    RETRY_SECRET: LOCAL_RETRY_SECRET,
    IP_HASH_SECRET: 'local-ip-hash-secret',
  };
  const chosen: FunctionEnvironment = Object.fromEntries(
    FUNCTION_VARIABLES.filter((name) => caller[name]).map((name) => [name, caller[name]]),
  );
  return { ...local, ...chosen };
}
