/** URLs at which the site and its function will be deployed, valid and without a trailing slash. */
export interface SiteUrls {
  /** Such as https://www.example.com. */
  readonly siteUrl: string;
  /** Such as https://project.supabase.co; empty when the function shares the site's origin. */
  readonly supabaseUrl: string;
}

/** The page of `npm start`, unless PAGE_PORT is set. */
export const LOCAL_URL = 'http://localhost:8080';

/**
 * Reads the URLs from the build's environment. An empty variable counts as missing.
 *
 * @throws Error that names the variable whose value is not a URL, or SITE_URL when it has a path:
 *   the site's files link to each other from the root
 */
export function readSiteUrls(environment: Readonly<NodeJS.ProcessEnv>): SiteUrls {
  const siteUrl = readUrl('SITE_URL', environment) || LOCAL_URL;
  if (siteUrl !== new URL(siteUrl).origin) {
    throw new Error(`SITE_URL must be a URL without a path, not "${siteUrl}".`);
  }
  return { siteUrl, supabaseUrl: readUrl('SUPABASE_URL', environment) };
}

function readUrl(variable: string, environment: Readonly<NodeJS.ProcessEnv>): string {
  const url = (environment[variable] ?? '').trim().replace(/\/+$/, '');
  if (url === '' || (/^https?:/.test(url) && URL.canParse(url))) return url;
  throw new Error(`${variable} must be an http or https URL, not "${url}".`);
}

/** Whether the site will be served over TLS: only then may its headers require TLS. */
export function isSecure({ siteUrl }: SiteUrls): boolean {
  return siteUrl.startsWith('https:');
}
