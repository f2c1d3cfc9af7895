import type { SubmitResult } from './error-response.ts';
import { errorCode, type Log } from './log.ts';
import { readArrival } from './request/arrival.ts';
import { readAddressHash } from './request/client-address.ts';
import { readFields, type BodyKind } from './request/request-fields.ts';
import { isSuspected, validateDemoRequest } from './request/validation.ts';
import type { HandlerSettings } from './settings.ts';
import type { SaveRequest, Submission } from './storage/storage.ts';

export interface AcceptDependencies {
  readonly settings: HandlerSettings;
  readonly save: SaveRequest;
  /** Starts mailing the stored requests that are due, and returns at once. */
  readonly sendMailsInBackground: () => void;
  readonly log: Log;
}

/**
 * Reads, validates and stores a demo request, then has it mailed.
 *
 * @returns what became of it; never throws
 */
export async function acceptRequest(
  request: Request,
  kind: BodyKind,
  dependencies: AcceptDependencies,
): Promise<SubmitResult> {
  try {
    const body = await readFields(request, kind);
    if ('error' in body) return body;
    const validation = validateDemoRequest(body.fields);
    if (!validation.isValid) return { error: 'invalid_fields', fields: validation.fields };
    const submission = {
      request: validation.value,
      isSuspected: isSuspected(body.fields),
      arrival: readArrival(request.headers),
      addressHash: readAddressHash(request.headers, dependencies.settings),
    };
    return await store(submission, dependencies);
  } catch (error) {
    dependencies.log({ code: 'internal_error', cause: errorCode(error) });
    return { error: 'internal_error' };
  }
}

async function store(
  submission: Submission,
  { save, sendMailsInBackground, log }: AcceptDependencies,
): Promise<SubmitResult> {
  try {
    const saved = await save(submission);
    if (saved.outcome === 'rate_limited') {
      log({ code: saved.outcome });
      return { error: saved.outcome };
    }
    log({ code: saved.outcome, request: saved.id });
  } catch (error) {
    log({ code: 'storage_unavailable', cause: errorCode(error) });
    return { error: 'storage_unavailable' };
  }
  sendMailsInBackground();
  return 'accepted';
}
