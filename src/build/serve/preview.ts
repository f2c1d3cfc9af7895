import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteUrls } from '../siteUrls';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { StartError } from '../../../supabase/local/machine/start-error';
import { openStateFolder } from '../../../supabase/local/machine/state-folder';
import { builtHeaders } from './builtHeaders';
import { startPreviewServer } from './previewServer';
import { runStack } from './runUntilStopped';

const site = path.join(REPOSITORY, 'dist');

// `npm start` with the built site instead of webpack's development server.
runStack({
  environment: process.env,
  portVariable: 'PREVIEW_PORT',
  defaultPort: 4173,
  startPage: ({ port, functionOrigin }) => {
    const headers = builtHeaders(site, readSiteUrls(process.env));
    return startPreviewServer({ site, headers, port, functionOrigin });
  },
  openFolder: () => {
    if (existsSync(path.join(site, 'index.html'))) return openStateFolder();
    throw new StartError('There is no built site in dist/: run `npm run build` first.');
  },
});
