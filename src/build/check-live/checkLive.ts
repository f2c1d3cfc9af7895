import { brand } from '../../content/brand';
import { facts } from '../../content/facts';
import { fictionalValues } from '../../content/fictional';
import { readSiteUrls } from '../settings';
import { liveFindings } from './liveFindings';

/**
 * `npm run check:live`: exits with 1 while anything is missing. The command builds the site first, in
 * the same environment, so that what is found missing here is missing in `dist/` too.
 */
const findings = liveFindings({ brand, facts, fictionalValues }, process.env);
console.log(`Le site de dist/ vient d'être construit pour ${readSiteUrls(process.env).siteUrl}.`);
console.log(findings.join('\n') || 'Tout est prêt pour la mise en ligne.');
process.exitCode = findings.length === 0 ? 0 : 1;
