import { findFreePort } from '#supabase/local/machine/ports.ts';
import { dist } from '#src/build/folders.ts';
import { startPreviewServer } from '#src/build/serve/previewServer.ts';
import { requireBuiltSite } from '#src/build/serve/requireBuiltSite.ts';
import { sentenceOf } from '#supabase/local/machine/start-error.ts';
import { startTemporaryBackend } from '../../support/temporaryBackend';
import { writeOwnersPage } from './writeOwnersPage';

/**
 * Serves the built site with a real function, database and mail catcher of its own, and prints the
 * URLs of the site, the database and the mail catcher on one line, which playwright.config.ts reads.
 * Before that it writes the owner's page: here ts-node compiles React's JSX, and Playwright has another.
 */
async function serveSite() {
  requireBuiltSite(dist);
  await writeOwnersPage();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const backend = await startTemporaryBackend({
    allowedOrigins: [url],
    pageUrl: `${url}/`,
    // All requests come from one IP address.
    variables: { RATE_LIMIT_PER_HOUR: '1000' },
    onFunctionLine: () => undefined,
  });
  const server = await startPreviewServer({
    site: dist,
    port,
    functionOrigin: backend.function.origin,
  });
  process.once('SIGTERM', () => {
    void Promise.all([server.stop(), backend.stop()]).then(() => process.exit());
  });
  console.log(url, backend.postgres.url, backend.mailCatcher.url);
}

serveSite().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
