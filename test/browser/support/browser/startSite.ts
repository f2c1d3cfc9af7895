import { readSiteUrls } from '#src/build/siteUrls.ts';
import { dist } from '#src/build/webpack/folders.ts';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { builtHeaders } from '#src/build/serve/builtHeaders.ts';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { startTemporaryBackend } from '../../../support/temporaryBackend';

/** The built site alone; its function responds 502. */
export async function startSite() {
  return serve(await findFreePort(), 'http://127.0.0.1:9');
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
  const site = await serve(port, backend.function.origin);
  const stop = async () => {
    await site.stop();
    await backend.stop();
  };
  return { url: site.url, backend, stop };
}

async function serve(port: number, functionOrigin: string) {
  const headers = builtHeaders(dist, readSiteUrls({}));
  return startPreviewServer({ site: dist, headers, port, functionOrigin });
}
