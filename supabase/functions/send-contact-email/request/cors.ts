import { ATTRIBUTION_HEADER } from '../../_shared/contract.ts';

/** The methods of a demo request, of /follow-up and of /retry, for `Allow` and for preflights. */
export const ALLOWED_METHODS = 'OPTIONS, POST';

/**
 * Whether a request may come from `origin`. Without an Origin header it does not come from another
 * site's page, since browsers always send the header with a cross-origin POST: there is nothing to
 * forbid.
 */
export function isAllowedOrigin(origin: string | null, allowedOrigins: readonly string[]): boolean {
  return origin === null || allowedOrigins.includes(origin);
}

/**
 * The CORS headers of every response to a page, errors included: without them a page cannot read the error.
 * `Vary` also goes with a rejected origin, or a cache would serve that response to everybody.
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin };
}

/** What the response to a preflight adds to {@link corsHeaders}. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  // What supabase-js sends when it calls a function: node_modules/@supabase/supabase-js/dist/cors.cjs.
  'Access-Control-Allow-Headers': `authorization, x-client-info, apikey, content-type, ${ATTRIBUTION_HEADER}`,
  'Access-Control-Max-Age': '86400',
} as const;
