/** URLs at which the site and its function will be deployed. */
export interface SiteAddresses {
  /** Such as https://www.example.com. */
  readonly siteUrl: string;
  /** Such as https://project.supabase.co; empty when the function shares the site's origin. */
  readonly supabaseUrl: string;
}

const LOCAL_SITE = 'http://localhost:8080';

/**
 * Reads the URLs from the build's environment. An empty variable counts as missing.
 *
 * @returns URLs without a trailing slash
 * @throws Error that names the variable whose value is not a URL, or SITE_URL when it has a path: the
 *   site's files link to each other from the root
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

/** Whether the site will be served over TLS: only then may its headers require TLS. */
export function isSecure({ siteUrl }: SiteAddresses): boolean {
  return originOf('SITE_URL', siteUrl).startsWith('https:');
}

/**
 * The function's origin, as a Content-Security-Policy names it.
 *
 * @returns undefined when it is the site's own
 * @throws Error that names the variable whose value is not a URL
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
