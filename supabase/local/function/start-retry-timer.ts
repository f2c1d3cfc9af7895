const MINUTE = 60_000;

/** Calls /retry at once and every minute, as pg_cron does on Supabase. The function logs errors. */
export function startRetryTimer(retryUrl: string, retrySecret: string): void {
  const callRetry = () => {
    const headers = { 'x-retry-secret': retrySecret };
    fetch(retryUrl, { method: 'POST', headers, signal: AbortSignal.timeout(MINUTE) }).catch(
      () => undefined,
    );
  };
  callRetry();
  setInterval(callRetry, MINUTE);
}
