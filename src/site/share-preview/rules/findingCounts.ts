import type { SharePreview } from './previewPage';
import type { Finding } from './finding';

/** Everything that a check has found: what concerns all networks first. */
export function allFindings({ findings, cards }: SharePreview): Finding[] {
  return [...findings, ...cards.flatMap((card) => card.findings)];
}

export function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** How much has been found, such as « 2 erreurs, 0 avertissement ». */
export function countSentence(findings: readonly Finding[]): string {
  const errors = plural(countOf(findings, 'error'), 'erreur');
  return `${errors}, ${plural(countOf(findings, 'warning'), 'avertissement')}`;
}

/** French counts from two on: « 0 erreur », « 1 erreur », « 2 erreurs ». */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
