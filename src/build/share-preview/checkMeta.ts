import { spawnSync } from 'node:child_process';
import { readSiteUrls } from '../siteUrls';
import { dist, repository } from '../folders';
import { checkPreview } from './checkPreview';
import { previewBuiltSite } from './previewBuiltSite';
import { previewServedPage } from './previewServedPage';
import { readFolder } from './reading/fetchFromFiles';

/** `npm run check:meta [URL]`: without a URL it builds the site and checks that. */
async function main(url: string | undefined): Promise<void> {
  const { text, exitCode } =
    url === undefined
      ? await checkNewBuild()
      : await checkPreview(`Page lue : ${url}`, previewServedPage(url));
  console.log(text);
  process.exitCode = exitCode;
}

/** Builds here, not in package.json: a published page needs no build to be checked. */
async function checkNewBuild() {
  const build = spawnSync('npm run build', { cwd: repository, shell: true, stdio: 'inherit' });
  // The build has said why.
  if (build.status !== 0) process.exit(1);
  const { siteUrl } = readSiteUrls(process.env);
  const read = `Le site de dist/ vient d'être construit pour ${siteUrl}.`;
  return await checkPreview(read, previewBuiltSite(siteUrl, readFolder(dist)));
}

void main(process.argv[2]);
