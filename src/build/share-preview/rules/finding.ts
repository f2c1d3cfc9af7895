/** One thing that a check reports, to marketers: in French. */
export interface Finding {
  /** An error breaks what people see, or is rejected; a warning degrades it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What the rule rests on: see source.ts. */
  readonly source: string;
}

/** A finding about what breaks; both texts in French. */
export function error(source: string, message: string): Finding {
  return { severity: 'error', message, source };
}

/** A finding about what degrades; both texts in French. */
export function warning(source: string, message: string): Finding {
  return { severity: 'warning', message, source };
}

/** Drops `false` from values such as `isBroken && error(…)`. */
export function collectFindings(...results: readonly (Finding | false)[]): Finding[] {
  return results.filter((result) => result !== false);
}

export function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** How many findings there are, such as « 2 erreurs, 0 avertissement ». */
export function countSentence(findings: readonly Finding[]): string {
  const errors = plural(countOf(findings, 'error'), 'erreur');
  return `${errors}, ${plural(countOf(findings, 'warning'), 'avertissement')}`;
}

/** French plurals start at two: « 0 erreur », « 1 erreur », « 2 erreurs ». */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
