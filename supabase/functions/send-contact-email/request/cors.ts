/** The methods of the function, for `Allow` and for preflights. */
export const ALLOWED_METHODS = 'OPTIONS, POST';

// What supabase-js puts on a call of a function, in node_modules/@supabase/supabase-js/dist/cors.cjs.
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

const PREFLIGHT_SECONDS = '86400';

/**
 * Whether a request may come from `origin`. A request without an Origin header does not come from
 * another site's page (browsers always send it with a cross-origin POST), so that there is nothing to
 * forbid.
 */
export function isAllowedOrigin(origin: string | null, allowedOrigins: readonly string[]): boolean {
  return origin === null || allowedOrigins.includes(origin);
}

/**
 * The headers every answer carries, refusals included: without them a page cannot read why.
 * `Vary` also where the origin is refused, or a cache would serve that answer to everybody.
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

/** What an answer to a preflight adds to {@link corsHeaders}. */
export function preflightHeaders(): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
  };
}
