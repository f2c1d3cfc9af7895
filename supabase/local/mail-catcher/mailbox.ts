import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Message } from './message';

/** The messages received, newest first. */
export interface Mailbox {
  list(): readonly Message[];
  add(message: Message): void;
  clear(): void;
}

// More than any test sends; bounds the memory of a stack that keeps running.
const KEPT_MESSAGES = 5_000;

/** @param storeFile keeps the messages between runs; undefined to keep none */
export function openMailbox(storeFile: string | undefined): Mailbox {
  let messages = storeFile === undefined ? [] : readStore(storeFile);
  const replace = (next: Message[]) => {
    messages = next;
    if (storeFile !== undefined) writeFileSync(storeFile, JSON.stringify(next), { mode: 0o600 });
  };
  return {
    list: () => messages,
    add: (message) => replace([message, ...messages.slice(0, KEPT_MESSAGES - 1)]),
    clear: () => replace([]),
  };
}

function readStore(file: string): Message[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Message[];
  } catch {
    // The last run was killed while writing. Old test mail must not prevent the start.
    return [];
  }
}
