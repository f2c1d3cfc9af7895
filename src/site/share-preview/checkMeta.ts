import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UnreadableAddress } from './reading/fetchUrl';
import type { Ask } from './reading/fetchUrl';
import { askFiles } from './reading/fetchFromFiles';
import { askNetwork } from './reading/fetchOverHttp';
import { builtAddress } from './reading/builtUrl';
import { previewPage, hasErrors } from './rules/previewPage';
import { previewReport } from './previewReport';
import { readFolder } from './reading/readFolder';

const dist = path.resolve(__dirname, '../../../dist');

/** `npm run check:meta [URL]`: exit code 1 when something breaks a rule. */
async function main(address: string | undefined): Promise<void> {
  const site = address === undefined ? await builtSite() : publishedSite(address);
  const preview = await previewPage(site.address, site.ask);
  console.log(previewReport(preview));
  process.exitCode = hasErrors(preview) ? 1 : 0;
}

function publishedSite(address: string): { address: string; ask: Ask } {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UnreadableAddress(
      `« ${address} » n'est pas une adresse : elle commence par https://`,
    );
  }
  return { address, ask: askNetwork(fetch) };
}

/** The site in dist/, under the address that it was built for. */
async function builtSite(): Promise<{ address: string; ask: Ask }> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new UnreadableAddress("Il n'y a pas de site dans dist/ : lancez d'abord npm run build.");
  }
  const address = builtAddress(await readFile(path.join(dist, 'index.html'), 'utf8'));
  return { address, ask: askFiles(new URL(address).origin, readFolder(dist)) };
}

main(process.argv[2]).catch((problem: unknown) => {
  if (!(problem instanceof UnreadableAddress)) throw problem;
  console.log(problem.message);
  process.exitCode = 1;
});
