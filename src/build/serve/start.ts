import { LOCAL_URL } from '../settings';
import { openStateFolder } from '../../../supabase/local/machine/state-folder';
import { startWebpackPage } from './startWebpackPage';
import { runUntilStopped } from './runUntilStopped';

runUntilStopped({
  portVariable: 'PAGE_PORT',
  defaultPort: Number(new URL(LOCAL_URL).port),
  startPage: startWebpackPage,
  openFolder: openStateFolder,
});
