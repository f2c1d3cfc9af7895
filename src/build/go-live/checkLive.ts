import { config } from '../../config';
import { brand, facts, proofs } from '../../content/brand';
import { liveFindings } from './liveFindings';
import { liveReport } from './liveReport';

/** `npm run check:live`: exits with 1 while anything is missing. */
const findings = liveFindings({ brand, facts, proofs, settings: config });
console.log(liveReport(findings));
process.exitCode = findings.length === 0 ? 0 : 1;
