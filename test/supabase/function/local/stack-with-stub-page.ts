import { type StartPage, startPageProcess } from '#supabase/local/stack/page-server.ts';
import { runUntilSignal } from '#supabase/local/stack/run-until-signal.ts';

// While it compiles, webpack ends only seconds after SIGTERM; this page server never does.
const SCRIPT = `process.on('SIGTERM', () => undefined); require('http').createServer((_, response) => response.end('page'))
  .listen(process.env.PAGE_PORT, 'localhost')`;

const startPage: StartPage = async (options, start) => {
  const page = await startPageProcess(['--eval', SCRIPT], options, start);
  return { ...page, sharePreviewUrl: `${page.url}/cards` };
};

const [folder = ''] = process.argv.slice(2);

// `npm start` with a page that needs no build, and a folder that is not the developer's.
runUntilSignal({ startPage, openFolder: () => folder });
