import type { FieldErrors } from '../_shared/contract.ts';
import { errorCode, type Log } from './log.ts';

/** Each error, and the status of its response. */
export const ERROR_STATUS = {
  not_found: 404,
  request_unknown: 404,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  unsupported_media_type: 415,
  body_too_large: 413,
  body_too_slow: 408,
  invalid_body: 400,
  invalid_fields: 422,
  rate_limited: 429,
  unauthorized: 401,
  storage_unavailable: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The JSON body of an error. */
export interface ErrorResponse {
  readonly error: ErrorCode;
  readonly fields?: FieldErrors;
}

/** What the sender of a demo request is told. */
export type SubmitResult = ErrorResponse | 'accepted';

/**
 * Runs `work` and turns its failure into a response. Never rejects.
 *
 * @param code of the response, and of the log line, which adds the cause
 */
export async function catchAs<T>(
  code: ErrorCode,
  work: () => Promise<T>,
  log: Log,
): Promise<T | ErrorResponse> {
  try {
    return await work();
  } catch (error) {
    log({ code, cause: errorCode(error) });
    return { error: code };
  }
}
