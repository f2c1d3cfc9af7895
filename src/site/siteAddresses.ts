/** What the build is told about where the site and its function will live. */
export interface SiteAddresses {
  /** Such as https://www.example.com. */
  readonly siteUrl: string;
  /** Such as https://project.supabase.co; empty when the function shares the site's origin. */
  readonly supabaseUrl: string;
}

const LOCAL_SITE = 'http://localhost:8080';

/**
 * Reads the addresses out of the build's environment, where an empty variable counts as missing.
 *
 * @returns addresses without a slash at the end
 * @throws Error that names the variable whose value is not an address, or SITE_URL when it has a
 *   path: the site's files stand at the root
 */
export function readSiteAddresses(environment: Readonly<NodeJS.ProcessEnv>): SiteAddresses {
  const named = withoutSlash(environment.SITE_URL ?? '');
  const siteUrl = named === '' ? LOCAL_SITE : named;
  const supabaseUrl = withoutSlash(environment.SUPABASE_URL ?? '');
  if (siteUrl !== originOf('SITE_URL', siteUrl)) {
    throw new Error(`SITE_URL must be an address without a path, not "${siteUrl}".`);
  }
  if (supabaseUrl !== '') originOf('SUPABASE_URL', supabaseUrl);
  return { siteUrl, supabaseUrl };
}

function withoutSlash(address: string): string {
  return address.trim().replace(/\/+$/, '');
}

/** Whether the site will be served over TLS: only then may its headers ask for it. */
export function isSecure({ siteUrl }: SiteAddresses): boolean {
  return originOf('SITE_URL', siteUrl).startsWith('https:');
}

/**
 * The function's origin, as a Content-Security-Policy names it.
 *
 * @returns undefined when it is the site's own
 * @throws Error that names the variable whose value is not an address
 */
export function foreignFunctionOrigin({ siteUrl, supabaseUrl }: SiteAddresses): string | undefined {
  if (supabaseUrl === '') return undefined;
  const origin = originOf('SUPABASE_URL', supabaseUrl);
  return origin === originOf('SITE_URL', siteUrl) ? undefined : origin;
}

function originOf(variable: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${variable} must be an http or https address, not "${address}".`);
  }
  return url.origin;
}
