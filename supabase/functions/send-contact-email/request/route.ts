export type Route = 'submit' | 'retry';

/** The address of a demo request below a project's own. */
export const FUNCTION_PATH = '/functions/v1/send-contact-email';

/** @returns undefined for a path at which there is nothing */
export function routeOf(pathname: string): Route | undefined {
  // Where the gateway mounts the function: with its prefix on a self-hosted one, without when hosted.
  for (const mount of [FUNCTION_PATH, FUNCTION_PATH.replace('/functions/v1', '')]) {
    if (pathname === mount) return 'submit';
    if (pathname === `${mount}/retry`) return 'retry';
  }
  return undefined;
}
