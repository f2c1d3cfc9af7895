import {
  FOLLOW_UP_ROUTE,
  FOLLOW_UP_STATES,
  FUNCTION_PATH,
  type FollowUpState,
  type FollowUpView,
} from '../../supabase/functions/_shared/contract';
import type { FollowUpLink } from '../../supabase/functions/_shared/follow-up-link';
import { config } from '../config';
import { TIME_LIMIT_MS } from './sendDemoRequest';

/** From the state that a person sees to the one that they want. */
export interface FollowUpChange {
  from: FollowUpState;
  to: FollowUpState;
}

/** Why there is nothing to show. */
export type FollowUpFailure = 'unknown' | 'limited' | 'unreachable';

const FAILURES: Readonly<Record<string, FollowUpFailure>> = {
  request_unknown: 'unknown',
  rate_limited: 'limited',
};

/**
 * Asks for the request of a link; with `change`, changes its state first, if it still has the one that
 * was seen. Never throws.
 *
 * Not by supabase-js, which the customer chose for the form: `fetch` does the same, and this page
 * would wait for the client's download before it shows anything.
 *
 * @returns the request as it is now, or why there is none
 */
export async function callFollowUp(
  link: FollowUpLink,
  change?: FollowUpChange,
): Promise<FollowUpView | FollowUpFailure> {
  try {
    const response = await fetch(`${config.supabaseUrl}${FUNCTION_PATH}${FOLLOW_UP_ROUTE}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...link, ...change }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // A proxy's page, or a host's 404, is no JSON.
    const body = (await response.json()) as Partial<FollowUpView & { error: string }> | null;
    if (response.ok && isView(body)) return body;
    return FAILURES[body?.error ?? ''] ?? 'unreachable';
  } catch {
    return 'unreachable';
  }
}

function isView(body: Partial<FollowUpView> | null): body is FollowUpView {
  return (
    typeof body?.company === 'string' &&
    typeof body.day === 'string' &&
    FOLLOW_UP_STATES.some((state) => state === body.state)
  );
}
