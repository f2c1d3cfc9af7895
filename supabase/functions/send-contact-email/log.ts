/**
 * One event. It has only codes, numbers and row ids: never what a visitor typed, and never a
 * library's message, which may quote it.
 */
export interface LogEntry {
  readonly code: string;
  readonly [detail: string]: string | number;
}

export type Log = (entry: LogEntry) => void;

/** Writes an event as one dated line of JSON, for a platform that collects standard output. */
export function logLine(entry: LogEntry, now: Date): string {
  return JSON.stringify({ time: now.toISOString(), ...entry });
}

/**
 * The code of an error of postgres.js (an SQLSTATE such as 42P01, or CONNECT_TIMEOUT) or of
 * nodemailer (ESOCKET, EENVELOPE); its name when it has none. Never its message.
 */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The code and the message of an error, for the database. Never for the log. */
export function errorReason(error: unknown): string {
  return error instanceof Error ? `${errorCode(error)}: ${error.message}` : errorCode(error);
}
