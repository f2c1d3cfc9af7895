import { config } from '../../config';
import { brand, facts, proofs } from '../../content/brand';
import { liveFindings } from './liveFindings';
import { liveSummary } from './liveReport';

/** What this build still lacks to go live, in one sentence; undefined when nothing. */
export function summarizeMissing(): string | undefined {
  return liveSummary(liveFindings({ brand, facts, proofs, settings: config }));
}
