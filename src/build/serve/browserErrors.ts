import { SourceMap, type SourceMapPayload } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Middleware } from './middleware';

/** What this needs of webpack-dev-server. */
export interface DevelopmentServer {
  compiler: {
    outputPath: string;
    outputFileSystem: { readFileSync: (file: string, encoding: 'utf8') => string };
  };
  webSocketServer?: { clients: unknown[] };
  sendMessage: (clients: unknown[], type: 'errors', messages: string[]) => void;
}

/** Where src/build/serve/browser/sendErrors.ts sends errors. */
const ERROR_PATH = '/__error';

/**
 * Prints what a component throws in the browser, with its file and line, and shows the same over the
 * page: browsers know a line of the bundle only.
 */
export function printBrowserErrors(server: DevelopmentServer): Middleware {
  return (request, response, next) => {
    if (request.url !== ERROR_PATH) {
      next();
      return;
    }
    response.writeHead(204).end();
    void text(request).then((stack) => {
      const described = describe(stack, (script) => readSourceMap(server, script));
      console.error(described);
      server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [described]);
    });
  };
}

function readSourceMap({ compiler }: DevelopmentServer, script: string): SourceMap | undefined {
  try {
    const file = `${compiler.outputPath}${script}.map`;
    const map = compiler.outputFileSystem.readFileSync(file, 'utf8');
    return new SourceMap(JSON.parse(map) as SourceMapPayload);
  } catch {
    // A page that was open before a restart names scripts that are gone.
    return undefined;
  }
}

/** The error's message, and its lines in our own files. */
function describe(stack: string, mapOf: (script: string) => SourceMap | undefined): string {
  const [message = '', ...frames] = stack.split('\n');
  const places = frames.flatMap((frame) => {
    // An edit arrives as a script of its own: /main.1a2b.hot-update.js.
    const [, script, line, column] = /:\d+(\/.*\.js):(\d+):(\d+)/.exec(frame) ?? [];
    if (script === undefined) return [];
    const place = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!place || !('originalSource' in place)) return [];
    const file = place.originalSource.replace(/^webpack:\/\/[^/]*\/\.?\/?/, '');
    return file.startsWith('src/') ? [`    at ${file}:${place.originalLine + 1}`] : [];
  });
  return [message, ...places].join('\n');
}
