import { config } from '../../config';
import { brand, facts, proofs } from '../../content/brand';
import { liveFindings } from './liveFindings';
import { liveSummary } from './liveReport';

/** Summarises what this build still lacks to go live; undefined when nothing is missing. */
export function summarizeMissing(): string | undefined {
  return liveSummary(liveFindings({ brand, facts, proofs, settings: config }));
}
