import path from 'node:path';
import { startPageProcess } from '../../../../supabase/local/stack/page-server';
import { runUntilSignal } from '../../../../supabase/local/stack/run-until-signal';

const [folder = ''] = process.argv.slice(2);

// `npm start` with a page server that needs no build, and a folder that is not the developer's.
runUntilSignal({
  startPage: async (options) => {
    const stub = ['--require=ts-node/register', path.join(__dirname, 'stub-page.ts')];
    const page = await startPageProcess(stub, options);
    return { ...page, cardsUrl: `${page.url}/cards` };
  },
  openFolder: () => folder,
});
