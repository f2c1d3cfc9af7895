import { runUntilSignal } from '../../../../supabase/local/stack/run-until-signal';
import { startStubPage } from './stub-page';

const [folder = ''] = process.argv.slice(2);

// `npm start` with a page that needs no build, and a folder that is not the developer's.
runUntilSignal({ startPage: startStubPage, openFolder: () => folder });
