import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHARE_PREVIEW_PATH } from '../../../src/build/share-preview/sharePreviewPath';
import type { ManagedProcess, StartProcess } from '../machine/managed-process';
import { REPOSITORY } from '../machine/repository';
import { StartError } from '../machine/start-error';

export interface PageOptions {
  readonly port: number;
  /** Where the page server proxies /functions/v1 to. */
  readonly functionOrigin: string;
  /** Receives every line the page server writes. */
  readonly onLine: (line: string) => void;
}

export interface PageServer extends ManagedProcess {
  readonly url: string;
  /** The URL of the share previews; undefined when the server has none. */
  readonly sharePreviewUrl: string | undefined;
  /** Resolves once the page responds or the server ends; rejects with StartError on timeout. */
  readonly ready: Promise<void>;
}

export type StartPage = (options: PageOptions, start: StartProcess) => Promise<PageServer>;

const POLL_MILLISECONDS = 150;
const READY_MILLISECONDS = 120_000;

/** Starts webpack's development server. */
export const startWebpackPage: StartPage = async (options, start) => {
  const webpack = path.join(REPOSITORY, 'node_modules/webpack-cli/bin/cli.js');
  const page = await startPageProcess([webpack, 'serve'], options, start);
  return { ...page, sharePreviewUrl: `${page.url}${SHARE_PREVIEW_PATH}` };
};

/** @param nodeArguments the script to run, which listens on `PAGE_PORT` */
export async function startPageProcess(
  nodeArguments: readonly string[],
  { port, functionOrigin, onLine }: PageOptions,
  start: StartProcess,
): Promise<PageServer> {
  const part = await start({
    name: 'The page server',
    file: process.execPath,
    args: nodeArguments,
    cwd: REPOSITORY,
    env: { ...process.env, FUNCTION_ORIGIN: functionOrigin, PAGE_PORT: String(port) },
    user: undefined,
    // After SIGTERM webpack goes on for seconds, to store its cache. It can be killed meanwhile: it
    // renames the cache's files once they are complete, and stores them whenever it is idle.
    stopSignal: 'KILL',
    onLine,
  });
  const url = `http://localhost:${port}`;
  return { ...part, url, sharePreviewUrl: undefined, ready: waitForResponse(url, part) };
}

async function waitForResponse(url: string, part: ManagedProcess): Promise<void> {
  const timeout = AbortSignal.timeout(READY_MILLISECONDS);
  const ended = new AbortController();
  void part.exited.then(() => {
    ended.abort();
  });
  while (!(await responds(url))) {
    // `exited` reports the end: there is nothing left to wait for.
    if (ended.signal.aborted) return;
    if (timeout.aborted) throw new StartError('The page did not respond within 120 s.');
    await sleep(POLL_MILLISECONDS);
  }
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
