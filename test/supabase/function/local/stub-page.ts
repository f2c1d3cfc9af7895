import { type StartPage, startPageProcess } from '../../../../supabase/local/stack/page-server';

const SCRIPT = `require('http').createServer((_, response) => response.end('page'))
  .listen(process.env.PAGE_PORT, 'localhost')`;

/** Starts a page server that needs no build. */
export const startStubPage: StartPage = async (options) => {
  const page = await startPageProcess(['--eval', SCRIPT], options);
  return { ...page, cardsUrl: `${page.url}/cards` };
};
