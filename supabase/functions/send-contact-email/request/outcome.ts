import type { FieldErrors } from './validation.ts';

/** Why a request is refused: the status and the `error` of its JSON body. */
export const REFUSALS = {
  not_found: 404,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  unsupported_media_type: 415,
  body_too_large: 413,
  body_too_slow: 408,
  invalid_body: 400,
  invalid_json: 400,
  invalid_fields: 422,
  rate_limited: 429,
  unauthorized: 401,
  storage_unavailable: 503,
  internal_error: 500,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly error: RefusalCode;
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
}

/** What became of a request, before it is turned into an HTTP response. */
export type Outcome = Refusal | 'accepted' | 'preflight' | 'retry_started';
