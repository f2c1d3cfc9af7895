import { openStateFolder } from '../../../supabase/local/machine/state-folder';
import { dist } from '../folders';
import { startPreviewServer } from './previewServer';
import { requireBuiltSite } from './requireBuiltSite';
import { runUntilStopped } from './runUntilStopped';

// `npm start` with the built site instead of webpack's development server.
runUntilStopped({
  portVariable: 'PREVIEW_PORT',
  defaultPort: 4173,
  startPage: ({ port, functionOrigin }) => startPreviewServer({ site: dist, port, functionOrigin }),
  openFolder: () => {
    requireBuiltSite(dist);
    return openStateFolder();
  },
});
