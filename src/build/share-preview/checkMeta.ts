import path from 'node:path';
import { describeBuild, OutdatedBuild, readCurrentBuild } from '../buildRecord';
import { readSiteUrls } from '../siteUrls';
import { previewBuiltSite } from './previewBuiltSite';
import { previewServedPage } from './previewServedPage';
import { readFolder } from './reading/fetchFromFiles';
import { isAbsoluteUrl, UnreadableUrl } from './reading/fetchUrl';
import { report } from './report';
import { countErrors } from './rules/finding';
import { allFindings } from './rules/previewPage';

/**
 * `npm run check:meta [URL]`, in the repository: exits with 1 when there are errors; warnings alone
 * exit with 0.
 */
async function main(url: string | undefined): Promise<void> {
  const { read, preview } = url === undefined ? await checkDist() : await checkUrl(url);
  console.log(`${read}\n\n${report(preview)}`);
  process.exitCode = countErrors(allFindings(preview)) > 0 ? 1 : 0;
}

async function checkDist() {
  const build = readCurrentBuild(process.cwd(), process.env);
  const { siteUrl } = readSiteUrls(build.settings);
  const preview = await previewBuiltSite(siteUrl, readFolder(path.resolve('dist')));
  return { read: describeBuild(build), preview };
}

async function checkUrl(url: string) {
  if (!isAbsoluteUrl(url)) {
    throw new UnreadableUrl(`« ${url} » n'est pas une adresse : elle commence par https://`);
  }
  return { read: `Page lue : ${url}`, preview: await previewServedPage(url) };
}

main(process.argv[2]).catch((problem: unknown) => {
  const isForTheOwner = problem instanceof UnreadableUrl || problem instanceof OutdatedBuild;
  if (!isForTheOwner) throw problem;
  console.log(problem.message);
  process.exitCode = 1;
});
