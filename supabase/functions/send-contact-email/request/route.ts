import { FOLLOW_UP_ROUTE, FUNCTION_NAME } from '../../_shared/contract.ts';

export type Route = 'submit' | 'follow-up' | 'retry' | 'health';

const ROUTES: ReadonlyMap<string, Route> = new Map([
  ['', 'submit'],
  [FOLLOW_UP_ROUTE, 'follow-up'],
  ['/retry', 'retry'],
  ['/health', 'health'],
]);

/** The route of a path; undefined for a path that the function does not serve. */
export function routeOf(pathname: string): Route | undefined {
  // A self-hosted gateway passes the whole path on, hosted Supabase leaves out /functions/v1.
  const mount = `/${FUNCTION_NAME}`;
  const below = pathname.replace(/^\/functions\/v1(?=\/)/, '');
  return below.startsWith(mount) ? ROUTES.get(below.slice(mount.length)) : undefined;
}
