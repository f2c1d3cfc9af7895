/** URLs at which the site and its function will be deployed, valid and without a trailing slash. */
export interface SiteUrls {
  /** Such as https://www.example.com. */
  readonly siteUrl: string;
  /** Such as https://project.supabase.co; empty when the function shares the site's origin. */
  readonly supabaseUrl: string;
}

/** The page of `npm start`, unless PAGE_PORT is set. */
export const LOCAL_URL = 'http://localhost:8080';

/** A setting of the build that cannot be right; its message is one sentence for the person who builds. */
export class InvalidSetting extends Error {}

/**
 * Reads the URLs from the build's environment. An empty variable counts as missing. A domain with
 * accents becomes its ASCII form, which headers need.
 *
 * @throws InvalidSetting that names the variable whose value is not a URL, or has a path: the site's files
 *   link to each other from the root, and the function's path follows SUPABASE_URL
 */
export function readSiteUrls(environment: Readonly<NodeJS.ProcessEnv>): SiteUrls {
  return {
    siteUrl: readOrigin('SITE_URL', environment) || LOCAL_URL,
    supabaseUrl: readOrigin('SUPABASE_URL', environment),
  };
}

function readOrigin(variable: string, environment: Readonly<NodeJS.ProcessEnv>): string {
  const text = (environment[variable] ?? '').trim().replace(/\/+$/, '');
  if (text === '') return '';
  if (!/^https?:/i.test(text) || !URL.canParse(text)) {
    throw new InvalidSetting(`${variable} must be an http or https URL, not "${text}".`);
  }
  const { origin, href } = new URL(text);
  if (href === `${origin}/`) return origin;
  throw new InvalidSetting(`${variable} must be a URL without a path, not "${text}".`);
}

/** What src/config.ts reads, in the browser and when prerendering. */
export function readPageSettings(environment: Readonly<NodeJS.ProcessEnv>) {
  const { siteUrl, supabaseUrl } = readSiteUrls(environment);
  return {
    SITE_URL: siteUrl,
    SUPABASE_URL: supabaseUrl,
    // The local function needs no key. An empty variable counts as missing.
    SUPABASE_ANON_KEY: (environment.SUPABASE_ANON_KEY ?? '') || 'local',
  };
}

/** Whether the site will be served over TLS: only then may its headers require TLS. */
export function isSecure({ siteUrl }: SiteUrls): boolean {
  return siteUrl.startsWith('https:');
}
