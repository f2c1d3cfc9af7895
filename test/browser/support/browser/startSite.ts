import { dist } from '#src/build/webpack/folders.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { startTemporaryBackend } from '../../../support/temporaryBackend';

/** The built site alone; its function responds 502. */
export async function startSite() {
  const port = await findFreePort();
  return startPreviewServer({ site: dist, port, functionOrigin: 'http://127.0.0.1:9' });
}

/** The built site with a real function, database and mail catcher of its own. */
export async function startSiteWithBackend() {
  const port = await findFreePort();
  const backend = await startTemporaryBackend({
    allowedOrigins: [`http://localhost:${port}`],
    pageUrl: `http://localhost:${port}/`,
    // All requests come from one IP address.
    variables: { RATE_LIMIT_PER_HOUR: '1000' },
    onFunctionLine: () => undefined,
  });
  const functionOrigin = backend.function.origin;
  const site = await startPreviewServer({ site: dist, port, functionOrigin });
  const stop = async () => {
    await site.stop();
    await backend.stop();
  };
  return { url: site.url, backend, stop };
}
