export type Route = 'submit' | 'retry';

// Where the gateway mounts the function: with its prefix on a self-hosted one, without when hosted.
const ROUTES: Readonly<Record<string, Route>> = {
  '/send-contact-email': 'submit',
  '/functions/v1/send-contact-email': 'submit',
  '/send-contact-email/retry': 'retry',
  '/functions/v1/send-contact-email/retry': 'retry',
};

/** @returns undefined for a path at which there is nothing */
export function routeOf(pathname: string): Route | undefined {
  return Object.hasOwn(ROUTES, pathname) ? ROUTES[pathname] : undefined;
}
