import { config } from '../../config';
import { brand, facts, proofs } from '../../content/brand';
import { liveFindings } from './liveFindings';
import { liveSummary } from './liveReport';

/** Prints at the end of a build how many points are missing before the site can go live. */
export function printLiveSummary(): void {
  const summary = liveSummary(liveFindings({ brand, facts, proofs, settings: config }));
  if (summary !== undefined) console.log(summary);
}
