import { ALLOWED_METHODS, corsHeaders, isAllowedOrigin, preflightHeaders } from './cors.ts';
import type { DemoRequest, StoredDemoRequest } from './demo-request.ts';
import { formAnswerUrl } from './form-answer.ts';
import { errorCode, type Log } from './log.ts';
import { type BodyKind, bodyKindOf } from './media-type.ts';
import { type Outcome, REFUSALS } from './outcome.ts';
import { readFields } from './request-fields.ts';
import type { RequestStorage } from './storage.ts';
import { validateDemoRequest } from './validation.ts';

export interface HandlerDependencies {
  readonly allowedOrigins: readonly string[];
  /** The page's absolute address, to which a browser's own form post is sent back. */
  readonly pageUrl: string;
  readonly storage: RequestStorage;
  /** Starts mailing a stored request and returns at once. */
  readonly notifyInBackground: (request: StoredDemoRequest) => void;
  readonly log: Log;
}

export type Handler = (request: Request) => Promise<Response>;

// Where the gateway mounts the function: with its prefix on a self-hosted one, without when hosted.
const PATHS = ['/send-contact-email', '/functions/v1/send-contact-email'];

/**
 * Makes the function: OPTIONS and POST of a demo request.
 *
 * As JSON, it answers 200 `{ "status": "accepted" }` once the request is stored, whatever becomes of
 * the mail, and otherwise `{ "error": code }` with a status of {@link REFUSALS}, with `fields` for
 * `invalid_fields`. As a browser's own form post, it answers 303 to the page, which shows the outcome.
 */
export function createHandler(dependencies: HandlerDependencies): Handler {
  return async (request) => {
    const origin = request.headers.get('origin');
    const cors = corsHeaders(origin, dependencies.allowedOrigins);
    const refusal = refuseUnread(request, origin, dependencies);
    if (refusal !== undefined) return respond(refusal, cors);
    const kind = bodyKindOf(request.headers);
    if (kind === undefined) return respond({ error: 'unsupported_media_type' }, cors);
    const outcome = await takeSafely(request, kind, dependencies);
    return kind === 'form'
      ? redirect(formAnswerUrl(dependencies.pageUrl, outcome), cors)
      : respond(outcome, cors);
  };
}

/**
 * What can be said without the body. A form post of a foreign page ends here as well, with 403 and no
 * redirect. So does one whose origin is `null`, which any page can cause (a sandboxed frame).
 */
function refuseUnread(
  request: Request,
  origin: string | null,
  { allowedOrigins }: HandlerDependencies,
): Outcome | undefined {
  if (!PATHS.includes(new URL(request.url).pathname)) return { error: 'not_found' };
  if (!isAllowedOrigin(origin, allowedOrigins)) return { error: 'origin_not_allowed' };
  if (request.method === 'OPTIONS') return 'preflight';
  return request.method === 'POST' ? undefined : { error: 'method_not_allowed' };
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
  return await accept(validation.value, dependencies);
}

async function accept(
  demoRequest: DemoRequest,
  { storage, notifyInBackground, log }: HandlerDependencies,
): Promise<Outcome> {
  let stored: StoredDemoRequest;
  try {
    stored = await storage.save(demoRequest);
  } catch (error) {
    log({ code: 'storage_unavailable', cause: errorCode(error) });
    return { error: 'storage_unavailable' };
  }
  log({ code: 'accepted', request: stored.id });
  notifyInBackground(stored);
  return 'accepted';
}

function respond(outcome: Outcome, cors: Record<string, string>): Response {
  if (outcome === 'preflight') {
    return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders() } });
  }
  if (outcome === 'accepted') return Response.json({ status: 'accepted' }, { headers: cors });
  const headers = new Headers(cors);
  if (outcome.error === 'method_not_allowed') headers.set('Allow', ALLOWED_METHODS);
  return Response.json(outcome, { status: REFUSALS[outcome.error], headers });
}

// 303 and not 302: the browser fetches the page with GET, and reloading it sends nothing again.
function redirect(location: string, cors: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { ...cors, Location: location } });
}
