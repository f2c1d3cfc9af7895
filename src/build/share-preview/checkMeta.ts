import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '../../../supabase/local/machine/repository';
import { buildCards, countFindings, type Card } from './cards';
import { readBuiltPage } from './readBuiltPage';
import { readSharedPage, UnreadablePage } from './readSharedPage';

/** A crawler's: some sites respond to nothing else. */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

const fetchAsCrawler = (url: string) =>
  fetch(url, { headers: { 'user-agent': USER_AGENT }, signal: AbortSignal.timeout(15_000) });

/** `npm run check:meta [URL]`: without a URL it builds the site and checks that. */
async function main(url: string | undefined): Promise<void> {
  const page = await (url === undefined ? buildAndRead() : readSharedPage(url, fetchAsCrawler));
  const cards = buildCards(page);
  console.log([page.url, ...cards.map(describe), countFindings(cards)].join('\n\n'));
  process.exitCode = cards.every(({ findings }) => findings.length === 0) ? 0 : 1;
}

/** Builds here, not in package.json: a published page needs no build to be checked. */
async function buildAndRead() {
  const build = spawnSync('npm run build', { cwd: REPOSITORY, shell: true, stdio: 'inherit' });
  // The build has said why.
  if (build.status !== 0) process.exit(1);
  return await readBuiltPage();
}

function describe({ name, title, description, hasImage, findings }: Card): string {
  return [
    name,
    `  Titre        ${title || '(aucun)'}`,
    `  Description  ${description || '(aucune)'}`,
    ...(hasImage ? ['  Avec l’image'] : []),
    ...findings.map(({ message, source }) => `  À corriger : ${message}\n    (${source})`),
  ].join('\n');
}

main(process.argv[2]).catch((problem: unknown) => {
  console.error(problem instanceof UnreadablePage ? problem.message : problem);
  process.exitCode = 1;
});
