import { startPageProcess } from '#src/build/serve/startWebpackPage.ts';
import { runUntilStopped } from '#src/build/serve/runUntilStopped.ts';

const [folder = ''] = process.argv.slice(2);

// While it compiles, webpack ends only seconds after SIGTERM; this page server never does, and leaves a file.
const SCRIPT = `process.on('SIGTERM', () => require('fs').writeFileSync(${JSON.stringify(`${folder}/SIGTERM`)}, ''));
  const { PAGE_PORT, FUNCTION_ORIGIN, SUPABASE_URL, SITE_URL } = process.env;
  const told = JSON.stringify({ FUNCTION_ORIGIN, SUPABASE_URL, SITE_URL });
  require('http').createServer((_, response) => response.end(told, () => console.log('asked')))
  .listen(PAGE_PORT, 'localhost')`;

// `npm start` with a page that needs no build, and a folder that is not the developer's.
runUntilStopped({
  portVariable: 'PAGE_PORT',
  defaultPort: 8080,
  startPage: (options, group) => startPageProcess(['--eval', SCRIPT], options, group),
  openFolder: () => folder,
});
