import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { StartError } from '../../../supabase/local/machine/start-error';
import { openStateFolder } from '../../../supabase/local/machine/state-folder';
import { startPreviewServer } from './previewServer';
import { runUntilStopped } from './runUntilStopped';

const site = path.join(REPOSITORY, 'dist');

// `npm start` with the built site instead of webpack's development server.
runUntilStopped({
  environment: process.env,
  portVariable: 'PREVIEW_PORT',
  defaultPort: 4173,
  startPage: ({ port, functionOrigin }) => startPreviewServer({ site, port, functionOrigin }),
  openFolder: () => {
    if (existsSync(path.join(site, 'index.html'))) return openStateFolder();
    throw new StartError('There is no built site in dist/: run `npm run build` first.');
  },
});
