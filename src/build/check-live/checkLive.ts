import { brand } from '../../content/brand';
import { facts } from '../../content/facts';
import { describeBuild, OutdatedBuild, readCurrentBuild } from '../buildRecord';
import { liveFindings } from './liveFindings';

/** `npm run check:live`, in the repository: exits with 1 while anything is missing. */
function main() {
  const build = readCurrentBuild(process.cwd(), process.env);
  const findings = liveFindings({ brand, facts }, build.settings);
  console.log(describeBuild(build));
  console.log(findings.join('\n') || 'Tout est prêt pour la mise en ligne.');
  process.exitCode = findings.length === 0 ? 0 : 1;
}

try {
  main();
} catch (problem) {
  if (!(problem instanceof OutdatedBuild)) throw problem;
  console.log(problem.message);
  process.exitCode = 1;
}
