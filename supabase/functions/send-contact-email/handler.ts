import type { FollowUpView } from '../_shared/contract.ts';
import { acceptRequest, type AcceptDependencies } from './accept-request.ts';
import { catchAs, ERROR_STATUS, type ErrorResponse, type SubmitResult } from './error-response.ts';
import { answerFollowUp, type FollowUpDependencies } from './follow-up/answer-follow-up.ts';
import { writeRejectionPage } from './rejection-page.ts';
import {
  ALLOWED_METHODS,
  corsHeaders,
  isAllowedOrigin,
  PREFLIGHT_HEADERS,
} from './request/cors.ts';
import { formRedirectUrl } from './request/form-redirect.ts';
import { bodyKindOf, isShownInTab } from './request/request-fields.ts';
import { routeOf, type Route } from './request/route.ts';
import { isSameSecret } from './same-secret.ts';

export interface HandlerDependencies extends AcceptDependencies, FollowUpDependencies {
  /** Notes in the database that /retry was called. */
  readonly noteRetry: () => Promise<void>;
  /** Resolves with the reasons why the service is failing; none when healthy. Never rejects. */
  readonly checkHealth: () => Promise<readonly string[]>;
}

/** Who calls /retry sends the secret in this header. limit_access_and_schedule.sql has the same. */
export const RETRY_SECRET_HEADER = 'x-retry-secret';

export type Handler = (request: Request) => Promise<Response>;

/**
 * Makes the function: OPTIONS and POST of a demo request and of /follow-up, POST of /retry, GET and
 * HEAD of /health.
 *
 * As JSON, a request gets 200 `{ "status": "accepted" }` once it is stored, whatever becomes of the
 * mail, and otherwise `{ "error": code }` with a status of {@link ERROR_STATUS}. A browser's own form
 * post gets 303 to the site's page of its result; where it cannot return to the site, it gets a page of
 * its own with that status. /retry needs its secret in X-Retry-Secret. /follow-up gives what a mail's
 * link may show of a request.
 */
export function createHandler(dependencies: HandlerDependencies): Handler {
  return async (request) => {
    const route = routeOf(new URL(request.url).pathname);
    if (route === 'health') return await respondHealth(request, dependencies);
    const response = await respondTo(request, route, dependencies);
    return response.status >= 400 && request.method === 'POST' && isShownInTab(request.headers)
      ? showRejection(response, dependencies.settings.pageUrl)
      : response;
  };
}

async function respondTo(
  request: Request,
  route: Route | undefined,
  dependencies: HandlerDependencies,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const { settings, log } = dependencies;
  const { allowedOrigins, pageUrl } = settings;
  const cors = corsHeaders(origin, allowedOrigins);
  if (route === undefined) return respond({ error: 'not_found' }, cors);
  // This also rejects form posts of other sites' pages, and the origin `null`, which any page can
  // send from a sandboxed frame.
  if (!isAllowedOrigin(origin, allowedOrigins)) {
    return respond({ error: 'origin_not_allowed' }, cors);
  }
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...cors, ...PREFLIGHT_HEADERS } });
  }
  if (request.method !== 'POST') {
    return respond({ error: 'method_not_allowed' }, { ...cors, Allow: ALLOWED_METHODS });
  }
  if (route === 'retry') return respond(await startRetry(request, dependencies), cors);
  const kind = bodyKindOf(request.headers);
  if (kind === undefined || (route === 'follow-up' && kind === 'form')) {
    return respond({ error: 'unsupported_media_type' }, cors);
  }
  if (route === 'follow-up') {
    const answer = () => answerFollowUp(request, dependencies);
    return respond(await catchAs('internal_error', answer, log), cors);
  }
  const accept = () => acceptRequest(request, kind, dependencies);
  const result = await catchAs('internal_error', accept, log);
  return kind === 'form'
    ? redirect(formRedirectUrl(pageUrl, origin, result), cors)
    : respond(result, cors);
}

async function startRetry(
  request: Request,
  { settings, sendMailsInBackground, noteRetry, log }: HandlerDependencies,
): Promise<ErrorResponse | 'retry_started'> {
  if (!isSameSecret(request.headers.get(RETRY_SECRET_HEADER), settings.retrySecret)) {
    log({ code: 'retry_unauthorized' });
    return { error: 'unauthorized' };
  }
  sendMailsInBackground();
  const note = async () => {
    await noteRetry();
    return 'retry_started' as const;
  };
  return await catchAs('storage_unavailable', note, log);
}

/** Without CORS headers: monitors call it, no page does. */
async function respondHealth(
  request: Request,
  { checkHealth }: HandlerDependencies,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return respond({ error: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
  }
  const reasons = await checkHealth();
  const headers = { 'Cache-Control': 'no-store' };
  return reasons.length === 0
    ? Response.json({ status: 'ok' }, { headers })
    : Response.json({ status: 'failing', reasons }, { status: 503, headers });
}

function respond(
  result: SubmitResult | 'retry_started' | FollowUpView,
  headers: Record<string, string>,
): Response {
  if (typeof result === 'string') {
    const status = result === 'accepted' ? 200 : 202;
    return Response.json({ status: result }, { status, headers });
  }
  if (!('error' in result)) return Response.json(result, { headers });
  return Response.json(result, { status: ERROR_STATUS[result.error], headers });
}

/** Shows an error to the person whose form post got it. */
function showRejection({ status, headers }: Response, pageUrl: string): Response {
  const shown = new Headers(headers);
  shown.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(writeRejectionPage(pageUrl), { status, headers: shown });
}

// 303 and not 302: the browser fetches the page with GET, and reloading it sends nothing again.
function redirect(url: string, cors: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { ...cors, Location: url } });
}
