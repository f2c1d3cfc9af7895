/**
 * Remembers why addresses of the mail server's host failed. Of a host that has several, nodemailer
 * 10.0.16 reports the last only, and tells its log of the others: a certificate refused over IPv4 was
 * told as `ECONNREFUSED ::1`.
 *
 * @returns `logger` for nodemailer, and `explain`, which adds to the fault of a connection what was
 *   wrong with the addresses before
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
        if (isFaultOfConnecting(error)) {
          error.message += [...faults].map(([host, fault]) => `; ${host}: ${fault}`).join('');
        }
        throw error;
      }
    },
  };
}

function isFaultOfConnecting(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'command' in error && error.command === 'CONN'
  );
}
