import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder that other users may enter, as Postgres' own must. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-stack-'));
  chmodSync(folder, 0o711);
  return folder;
}
