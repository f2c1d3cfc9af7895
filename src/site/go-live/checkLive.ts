import { config } from '../../config';
import { brand, facts, proofs } from '../../content/brand';
import { liveFindings } from './liveFindings';
import { liveReport } from './liveReport';
import { shareImageFinding } from './shareImageFinding';

/** `npm run check:live`: exits with 1 while anything is missing. */
async function main(): Promise<void> {
  const settings = { ...config, siteUrl: config.siteUrl.replace(/\/+$/, '') };
  const image = URL.canParse(settings.siteUrl)
    ? await shareImageFinding(settings.siteUrl, fetch)
    : undefined;
  const findings = [...liveFindings({ brand, facts, proofs, settings }), ...(image ? [image] : [])];
  console.log(liveReport(findings));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

void main();
