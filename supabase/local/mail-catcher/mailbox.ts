import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Message } from './message';

/** Messages, newest first. */
export class Mailbox {
  private messages: readonly Message[] = [];

  /** @param storeFile keeps the messages between runs; undefined to keep none */
  constructor(private readonly storeFile: string | undefined) {
    if (storeFile === undefined || !existsSync(storeFile)) return;
    this.messages = JSON.parse(readFileSync(storeFile, 'utf8')) as Message[];
  }

  list(): readonly Message[] {
    return this.messages;
  }

  replace(messages: readonly Message[]): void {
    this.messages = messages;
    if (this.storeFile === undefined) return;
    // Renamed once complete: a half-written file would prevent the next start.
    writeFileSync(`${this.storeFile}.new`, JSON.stringify(messages), { mode: 0o600 });
    renameSync(`${this.storeFile}.new`, this.storeFile);
  }
}
