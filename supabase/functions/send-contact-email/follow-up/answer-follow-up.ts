import { FOLLOW_UP_STATES, type FollowUpState, type FollowUpView } from '../../_shared/contract.ts';
import { catchAs, type ErrorResponse } from '../error-response.ts';
import type { Log } from '../log.ts';
import { readAddressHash } from '../request/client-address.ts';
import { readFields, type RequestFields } from '../request/request-fields.ts';
import type { HandlerSettings } from '../settings.ts';
import type { FollowUpCall, PostgresStorage } from '../storage/postgres-storage.ts';
import { isFollowUpKey } from './follow-up-key.ts';

export interface FollowUpDependencies {
  readonly settings: HandlerSettings;
  readonly runFollowUp: PostgresStorage['runFollowUp'];
  readonly log: Log;
}

/**
 * Reads which request a link's holder asks for and what they say of it: `{ id, key }` to look at it,
 * with `{ from, to }` to change its state from the one that they see.
 *
 * @returns the request as it is afterwards, or why it is not shown; rejects only on an unexpected error
 */
export async function answerFollowUp(
  request: Request,
  { settings, runFollowUp, log }: FollowUpDependencies,
): Promise<FollowUpView | ErrorResponse> {
  const body = await readFields(request, 'json');
  if ('error' in body) return body;
  const call = readCall(body.fields, settings.followUpSecret);
  if (call === undefined) return { error: 'invalid_body' };
  const addressHash = readAddressHash(request.headers, settings);
  const result = await catchAs(
    'storage_unavailable',
    () => runFollowUp({ ...call, addressHash }),
    log,
  );
  if ('error' in result) return result;
  if (result.outcome !== 'found') {
    log({ code: `follow_up_${result.outcome}` });
    return { error: result.outcome === 'unknown' ? 'request_unknown' : 'rate_limited' };
  }
  const { view } = result;
  if (call.change) log({ code: `follow_up_${view.state}`, request: call.id ?? '' });
  return view;
}

/** @returns undefined for a change between states that do not exist */
function readCall(
  fields: RequestFields,
  secret: string,
): Omit<FollowUpCall, 'addressHash'> | undefined {
  const [id, key, from, to] = ['id', 'key', 'from', 'to'].map((name) => fields.get(name));
  const isKnown =
    typeof id === 'string' && typeof key === 'string' && isFollowUpKey(key, id, secret);
  const call = { id: isKnown ? id : undefined };
  if (from === undefined && to === undefined) return { ...call, change: undefined };
  return isState(from) && isState(to) ? { ...call, change: { from, to } } : undefined;
}

function isState(value: unknown): value is FollowUpState {
  return (FOLLOW_UP_STATES as readonly unknown[]).includes(value);
}
