/** One thing that a check reports, to marketers: in French. */
export interface Finding {
  /** An error breaks what people see, or is rejected; a warning degrades it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Where a platform documents the rule. */
  readonly source: string;
}

// Read in November 2026.
export const OGP = 'ogp.me';
export const GOOGLE = 'developers.google.com/search/docs';
export const FACEBOOK = 'developers.facebook.com/docs/sharing/webmasters/images';
export const X = 'developer.x.com/cards/markup';
export const WHATSAPP =
  'developers.facebook.com/documentation/business-messaging/whatsapp/link-previews';

export function error(source: string, message: string): Finding {
  return { severity: 'error', message, source };
}

export function warning(source: string, message: string): Finding {
  return { severity: 'warning', message, source };
}

/** Drops `false` from values such as `isBroken && error(…)`. */
export function collectFindings(...results: readonly (Finding | false)[]): Finding[] {
  return results.filter((result) => result !== false);
}

export function countErrors(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** How many findings there are, such as « 2 erreurs, 0 avertissement. » */
export function countSentence(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Rien à signaler.';
  const errors = countErrors(findings);
  return `${plural(errors, 'erreur')}, ${plural(findings.length - errors, 'avertissement')}.`;
}

/** French plurals start at two: « 0 erreur », « 1 erreur », « 2 erreurs ». */
function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
