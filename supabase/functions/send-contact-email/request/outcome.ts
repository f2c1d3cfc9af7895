import { RESULT_FRAGMENTS, type FieldErrors } from '../../_shared/contract.ts';

const { rejected: REJECTED, failed: FAILED } = RESULT_FRAGMENTS;

/** Each error: the status of its JSON response, and the fragment that a form post returns to. */
export const ERRORS = {
  not_found: { status: 404, fragment: REJECTED },
  request_unknown: { status: 404, fragment: REJECTED },
  method_not_allowed: { status: 405, fragment: REJECTED },
  origin_not_allowed: { status: 403, fragment: REJECTED },
  unsupported_media_type: { status: 415, fragment: REJECTED },
  body_too_large: { status: 413, fragment: REJECTED },
  body_too_slow: { status: 408, fragment: FAILED },
  invalid_body: { status: 400, fragment: REJECTED },
  invalid_fields: { status: 422, fragment: REJECTED },
  rate_limited: { status: 429, fragment: FAILED },
  unauthorized: { status: 401, fragment: REJECTED },
  storage_unavailable: { status: 503, fragment: FAILED },
  internal_error: { status: 500, fragment: FAILED },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The JSON body of an error. */
export interface ErrorResponse {
  readonly error: ErrorCode;
  readonly fields?: FieldErrors;
}

/** What became of a request, before it is turned into an HTTP response. */
export type Outcome = ErrorResponse | 'accepted' | 'retry_started';
