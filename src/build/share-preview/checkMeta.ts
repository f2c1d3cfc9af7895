import path from 'node:path';
import { previewBuiltSite } from './previewBuiltSite';
import { fetchOverHttp } from './reading/fetchOverHttp';
import { isAbsoluteUrl, UnreadableUrl } from './reading/fetchUrl';
import { readFolder } from './reading/fetchFromFiles';
import { report } from './report';
import { countErrors } from './rules/finding';
import { allFindings, previewPage } from './rules/previewPage';

const dist = path.resolve(__dirname, '../../../dist');

/** `npm run check:meta [URL]`: exits with 1 when there are errors; warnings alone exit with 0. */
async function main(url: string | undefined): Promise<void> {
  if (url !== undefined && !isAbsoluteUrl(url)) {
    throw new UnreadableUrl(`« ${url} » n'est pas une adresse : elle commence par https://`);
  }
  const preview =
    url === undefined
      ? await previewBuiltSite(readFolder(dist))
      : await previewPage(url, fetchOverHttp);
  console.log(report(preview));
  process.exitCode = countErrors(allFindings(preview)) > 0 ? 1 : 0;
}

main(process.argv[2]).catch((problem: unknown) => {
  if (!(problem instanceof UnreadableUrl)) throw problem;
  console.log(problem.message);
  process.exitCode = 1;
});
