import type { LiveFinding } from './liveFindings';

/** Formats the findings for a terminal, one line each, or says that nothing is missing. */
export function liveReport(findings: readonly LiveFinding[]): string {
  if (findings.length === 0) return 'Tout est prêt pour la mise en ligne.';
  const width = Math.max(...findings.map(({ where }) => where.length)) + 2;
  const lines = findings.map(({ where, what }) => `${where.padEnd(width)}${what}`);
  return [`${count(findings.length)} avant la mise en ligne :`, ...lines].join('\n');
}

/** A sentence for the end of a build; undefined when nothing is missing. */
export function liveSummary(findings: readonly LiveFinding[]): string | undefined {
  if (findings.length === 0) return undefined;
  return `${count(findings.length)} avant la mise en ligne. Le détail : npm run check:live`;
}

function count(number: number): string {
  return number === 1 ? '1 point à compléter' : `${number} points à compléter`;
}
