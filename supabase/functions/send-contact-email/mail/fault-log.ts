/**
 * Remembers why each IP address of the mail server failed. When a host has several, nodemailer
 * 10.0.16 throws only the error of the last and logs the others: a certificate rejected over IPv4
 * was reported as `ECONNREFUSED ::1`.
 *
 * @returns `logger` for nodemailer; `explain` adds what it logged to a connection error
 */
export function createFaultLog() {
  const faults = new Map<string, string>();
  const ignore = () => undefined;
  return {
    logger: {
      level: ignore,
      trace: ignore,
      debug: ignore,
      info: (entry?: { readonly failedHost?: unknown; readonly error?: unknown }) => {
        if (typeof entry?.failedHost === 'string') {
          faults.set(entry.failedHost, String(entry.error));
        }
      },
      warn: ignore,
      error: ignore,
      fatal: ignore,
    },
    explain: async <T>(sending: Promise<T>): Promise<T> => {
      try {
        const sent = await sending;
        faults.clear();
        return sent;
      } catch (error) {
        if (isConnectionError(error)) {
          error.message += [...faults].map(([host, fault]) => `; ${host}: ${fault}`).join('');
        }
        throw error;
      }
    },
  };
}

function isConnectionError(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'command' in error && error.command === 'CONN'
  );
}
