import { spawnSync } from 'node:child_process';
import { readSiteUrls } from '../siteUrls';
import { dist, repository } from '../webpack/folders';
import { previewBuiltSite } from './previewBuiltSite';
import { previewServedPage } from './previewServedPage';
import { readFolder } from './reading/fetchFromFiles';
import { isAbsoluteUrl, UnreadableUrl } from './reading/fetchUrl';
import { report } from './report';
import { countErrors } from './rules/finding';
import { allFindings } from './rules/previewPage';

/**
 * `npm run check:meta [URL]`: without a URL it builds the site and checks that. It exits with 1 when
 * there are errors; warnings alone exit with 0.
 */
async function main(url: string | undefined): Promise<void> {
  const { read, preview } = url === undefined ? await checkNewBuild() : await checkUrl(url);
  console.log(`${read}\n\n${report(preview)}`);
  process.exitCode = countErrors(allFindings(preview)) > 0 ? 1 : 0;
}

/** Builds here, not in package.json: a published page needs no build to be checked. */
async function checkNewBuild() {
  const build = spawnSync('npm run build', { cwd: repository, shell: true, stdio: 'inherit' });
  // The build has said why.
  if (build.status !== 0) process.exit(1);
  const { siteUrl } = readSiteUrls(process.env);
  const preview = await previewBuiltSite(siteUrl, readFolder(dist));
  return { read: `Le site de dist/ vient d'être construit pour ${siteUrl}.`, preview };
}

async function checkUrl(url: string) {
  if (!isAbsoluteUrl(url)) {
    throw new UnreadableUrl(`« ${url} » n'est pas une adresse : elle commence par https://`);
  }
  return { read: `Page lue : ${url}`, preview: await previewServedPage(url) };
}

main(process.argv[2]).catch((problem: unknown) => {
  if (!(problem instanceof UnreadableUrl)) throw problem;
  console.log(problem.message);
  process.exitCode = 1;
});
