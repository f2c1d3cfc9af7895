export type Route = 'submit' | 'retry';

/** Where demo requests are sent, on the project's own host. */
export const FUNCTION_PATH = '/functions/v1/send-contact-email';

/**
 * Finds out what a request asks for.
 *
 * @returns undefined when the function has nothing at this path
 */
export function routeOf(pathname: string): Route | undefined {
  // A self-hosted gateway passes the whole path on, hosted Supabase leaves out /functions/v1.
  for (const mount of [FUNCTION_PATH, FUNCTION_PATH.replace('/functions/v1', '')]) {
    if (pathname === mount) return 'submit';
    if (pathname === `${mount}/retry`) return 'retry';
  }
  return undefined;
}
