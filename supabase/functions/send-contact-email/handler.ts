import { readBoundedText } from './body.ts';
import { ALLOWED_METHODS, corsHeaders, isAllowedOrigin, preflightHeaders } from './cors.ts';
import { type DemoRequest, MAX_BODY_BYTES, type StoredDemoRequest } from './demo-request.ts';
import { errorCode, type Log } from './log.ts';
import type { RequestStorage } from './storage.ts';
import { type FieldErrors, validateDemoRequest } from './validation.ts';

export interface HandlerDependencies {
  readonly allowedOrigins: readonly string[];
  readonly storage: RequestStorage;
  /** Starts mailing a stored request and returns at once. */
  readonly notifyInBackground: (request: StoredDemoRequest) => void;
  readonly log: Log;
}

export type Handler = (request: Request) => Promise<Response>;

/** Why a request is refused: the status and the `error` of its JSON body. */
const REFUSALS = {
  not_found: 404,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  unsupported_media_type: 415,
  body_too_large: 413,
  invalid_json: 400,
  invalid_fields: 422,
  storage_unavailable: 503,
  internal_error: 500,
} as const;

type RefusalCode = keyof typeof REFUSALS;

interface Refusal {
  readonly error: RefusalCode;
  readonly fields?: FieldErrors;
}

type Outcome = Refusal | 'accepted' | 'preflight';

// Where the gateway mounts the function: with its prefix on a self-hosted one, without when hosted.
const PATHS = ['/send-contact-email', '/functions/v1/send-contact-email'];

/**
 * Makes the function: OPTIONS and POST of a demo request as JSON. It answers 200
 * `{ "status": "accepted" }` once the request is stored, whatever becomes of the mail, and otherwise
 * `{ "error": code }` with a status of {@link REFUSALS}, with `fields` for `invalid_fields`.
 */
export function createHandler(dependencies: HandlerDependencies): Handler {
  return async (request) => {
    const origin = request.headers.get('origin');
    const cors = corsHeaders(origin, dependencies.allowedOrigins);
    try {
      return respond(await handle(request, origin, dependencies), cors);
    } catch (error) {
      dependencies.log({ code: 'internal_error', cause: errorCode(error) });
      return respond({ error: 'internal_error' }, cors);
    }
  };
}

async function handle(
  request: Request,
  origin: string | null,
  dependencies: HandlerDependencies,
): Promise<Outcome> {
  if (!PATHS.includes(new URL(request.url).pathname)) return { error: 'not_found' };
  if (!isAllowedOrigin(origin, dependencies.allowedOrigins)) return { error: 'origin_not_allowed' };
  if (request.method === 'OPTIONS') return 'preflight';
  if (request.method !== 'POST') return { error: 'method_not_allowed' };
  const body = await readJson(request);
  if ('error' in body) return body;
  const validation = validateDemoRequest(body.json);
  if (!validation.accepted) return { error: 'invalid_fields', fields: validation.fields };
  return await accept(validation.value, dependencies);
}

async function readJson(request: Request): Promise<Refusal | { readonly json: object }> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return { error: 'unsupported_media_type' };
  const body = await readBoundedText(request.body, MAX_BODY_BYTES);
  if (body.outcome === 'too_large') return { error: 'body_too_large' };
  if (body.outcome === 'unreadable') return { error: 'invalid_json' };
  const json = parseJson(body.text);
  return typeof json === 'object' && json !== null ? { json } : { error: 'invalid_json' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
