import { hashAddress } from './request/address-hash.ts';
import { clientAddress } from './request/client-address.ts';
import { ALLOWED_METHODS, corsHeaders, isAllowedOrigin, preflightHeaders } from './request/cors.ts';
import { formAnswerUrl } from './request/form-redirect.ts';
import { isSuspected } from './request/honeypot.ts';
import { errorCode, type Log } from './log.ts';
import { type BodyKind, bodyKindOf } from './request/media-type.ts';
import { type Outcome, REFUSALS } from './request/outcome.ts';
import { readFields } from './request/request-fields.ts';
import { type Route, routeOf } from './request/route.ts';
import { isSameSecret } from './request/same-secret.ts';
import type { Settings } from './settings.ts';
import type { RequestStorage, Submission } from './storage/storage.ts';
import { validateDemoRequest } from './request/validation.ts';

export type HandlerSettings = Pick<
  Settings,
  'allowedOrigins' | 'pageUrl' | 'retrySecret' | 'ipHashSecret' | 'trustedProxies'
>;

export interface HandlerDependencies {
  readonly settings: HandlerSettings;
  readonly storage: RequestStorage;
  /** Starts mailing the stored requests that are due, and returns at once. */
  readonly sendMailsInBackground: () => void;
  /** Starts mailing whatever is due, the digest included, and returns at once. */
  readonly retryInBackground: () => void;
  readonly log: Log;
}

export type Handler = (request: Request) => Promise<Response>;

/**
 * Makes the function: OPTIONS and POST of a demo request, and POST of /retry.
 *
 * As JSON, a request is answered 200 `{ "status": "accepted" }` once it is stored, whatever becomes of
 * the mail, and otherwise `{ "error": code }` with a status of {@link REFUSALS}, with `fields` for
 * `invalid_fields`. As a browser's own form post, it is answered 303 to the page, which shows the
 * outcome. /retry, with its secret in X-Retry-Secret, is answered 202 at once.
 */
export function createHandler(dependencies: HandlerDependencies): Handler {
  return async (request) => {
    const origin = request.headers.get('origin');
    const { allowedOrigins, pageUrl } = dependencies.settings;
    const cors = corsHeaders(origin, allowedOrigins);
    const route = routeOf(new URL(request.url).pathname);
    const refusal = refuseUnread(request, route, origin, allowedOrigins);
    if (refusal !== undefined) return respond(refusal, cors);
    if (route === 'retry') return respond(startRetry(request, dependencies), cors);
    const kind = bodyKindOf(request.headers);
    if (kind === undefined) return respond({ error: 'unsupported_media_type' }, cors);
    const outcome = await takeSafely(request, kind, dependencies);
    return kind === 'form'
      ? redirect(formAnswerUrl(pageUrl, outcome), cors)
      : respond(outcome, cors);
  };
}

/**
 * Refuses what can be refused without reading the body. A form post from another site's page ends here,
 * with 403 and no redirect, and so does one with the origin `null`, which any page can produce by a
 * sandboxed frame.
 */
function refuseUnread(
  request: Request,
  route: Route | undefined,
  origin: string | null,
  allowedOrigins: readonly string[],
): Outcome | undefined {
  if (route === undefined) return { error: 'not_found' };
  if (!isAllowedOrigin(origin, allowedOrigins)) return { error: 'origin_not_allowed' };
  if (request.method === 'OPTIONS') return 'preflight';
  return request.method === 'POST' ? undefined : { error: 'method_not_allowed' };
}

function startRetry(
  request: Request,
  { settings, retryInBackground, log }: HandlerDependencies,
): Outcome {
  if (!isSameSecret(request.headers.get('x-retry-secret'), settings.retrySecret)) {
    // With a wrong secret in Vault nothing is ever sent again, and pg_cron calls that a success.
    log({ code: 'retry_unauthorized' });
    return { error: 'unauthorized' };
  }
  retryInBackground();
  return 'retry_started';
}

async function takeSafely(
  request: Request,
  kind: BodyKind,
  dependencies: HandlerDependencies,
): Promise<Outcome> {
  try {
    return await take(request, kind, dependencies);
  } catch (error) {
    dependencies.log({ code: 'internal_error', cause: errorCode(error) });
    return { error: 'internal_error' };
  }
}

async function take(
  request: Request,
  kind: BodyKind,
  dependencies: HandlerDependencies,
): Promise<Outcome> {
  const body = await readFields(request, kind);
  if ('error' in body) return body;
  const validation = validateDemoRequest(body.fields);
  if (!validation.accepted) return { error: 'invalid_fields', fields: validation.fields };
  const { ipHashSecret, trustedProxies } = dependencies.settings;
  const address = clientAddress(request.headers, trustedProxies);
  const submission = {
    request: validation.value,
    isSuspected: isSuspected(body.fields),
    addressHash: address === undefined ? undefined : hashAddress(address, ipHashSecret),
  };
  return await store(submission, dependencies);
}

async function store(
  submission: Submission,
  { storage, sendMailsInBackground, log }: HandlerDependencies,
): Promise<Outcome> {
  try {
    const saved = await storage.save(submission);
    if (saved.outcome === 'rate_limited') {
      log({ code: saved.outcome });
      return { error: saved.outcome, retryAfterSeconds: saved.retryAfterSeconds };
    }
    log({ code: saved.outcome, request: saved.id });
  } catch (error) {
    log({ code: 'storage_unavailable', cause: errorCode(error) });
    return { error: 'storage_unavailable' };
  }
  sendMailsInBackground();
  return 'accepted';
}

function respond(outcome: Outcome, cors: Record<string, string>): Response {
  if (outcome === 'preflight') {
    return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders() } });
  }
  if (outcome === 'accepted') return Response.json({ status: outcome }, { headers: cors });
  if (outcome === 'retry_started') {
    return Response.json({ status: outcome }, { status: 202, headers: cors });
  }
  const { retryAfterSeconds, ...body } = outcome;
  const headers = new Headers(cors);
  if (outcome.error === 'method_not_allowed') headers.set('Allow', ALLOWED_METHODS);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return Response.json(body, { status: REFUSALS[outcome.error], headers });
}

// 303 and not 302: the browser fetches the page with GET, and reloading it sends nothing again.
function redirect(location: string, cors: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { ...cors, Location: location } });
}
