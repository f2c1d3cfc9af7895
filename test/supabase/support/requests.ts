import type {
  Attribution,
  StoredDemoRequest,
} from '#supabase/functions/send-contact-email/demo-request.ts';
import { LOCAL_RETRY_SECRET } from '#supabase/local/function/environment.ts';
import { sampleRequest } from '../../support/sampleRequest';

export const PAGE = 'https://www.solveo.example';
export const OTHER_PAGE = 'https://solveo.example';
export const FUNCTION_URL = 'https://project.example/send-contact-email';

export const UNKNOWN_ATTRIBUTION: Attribution = {
  utm_campaign: null,
  utm_source: null,
  utm_medium: null,
  utm_content: null,
  referrer_host: null,
};

/** A POST from the page, as JSON unless `headers` says otherwise. */
export function post(body: BodyInit, headers: Record<string, string> = {}, url = FUNCTION_URL) {
  return new Request(url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json', ...headers },
    body,
  });
}

/** Calls /retry, as pg_cron does. */
export const callRetry = (url: string) =>
  fetch(url, { method: 'POST', headers: { 'x-retry-secret': LOCAL_RETRY_SECRET } });

export function storedRequest(changes: Partial<StoredDemoRequest>): StoredDemoRequest {
  return {
    ...sampleRequest({}),
    ...UNKNOWN_ATTRIBUTION,
    id: '3d2f6c1e-0000-4000-8000-000000000001',
    receivedAt: new Date('2026-11-21T09:30:00Z'),
    rank: 1,
    isSuspected: false,
    pendingRecipients: null,
    ...changes,
  };
}
