import { catchAs, type SubmitResult } from './error-response.ts';
import type { Log } from './log.ts';
import { readAttribution } from './request/attribution.ts';
import { readAddressHash } from './request/client-address.ts';
import { readFields, type BodyKind } from './request/request-fields.ts';
import { isSuspected, validateDemoRequest } from './request/validation.ts';
import type { HandlerSettings } from './settings.ts';
import type { PostgresStorage } from './storage/postgres-storage.ts';

export interface AcceptDependencies {
  readonly settings: HandlerSettings;
  readonly save: PostgresStorage['save'];
  /** Starts mailing the stored requests that are due, and returns at once. */
  readonly sendMailsInBackground: () => void;
  readonly log: Log;
}

/**
 * Reads, validates and stores a demo request, then has it mailed.
 *
 * @returns what became of it; rejects only on an unexpected error
 */
export async function acceptRequest(
  request: Request,
  kind: BodyKind,
  { settings, save, sendMailsInBackground, log }: AcceptDependencies,
): Promise<SubmitResult> {
  const body = await readFields(request, kind);
  if ('error' in body) return body;
  const validation = validateDemoRequest(body.fields);
  if (!validation.isValid) return { error: 'invalid_fields', fields: validation.fields };
  const submission = {
    request: validation.value,
    isSuspected: isSuspected(body.fields),
    attribution: readAttribution(request.headers),
    addressHash: readAddressHash(request.headers, settings),
  };
  const saved = await catchAs('storage_unavailable', () => save(submission), log);
  if ('error' in saved) return saved;
  if (saved.outcome === 'rate_limited') {
    log({ code: saved.outcome });
    return { error: saved.outcome };
  }
  log({ code: saved.outcome, request: saved.id });
  sendMailsInBackground();
  return 'accepted';
}
