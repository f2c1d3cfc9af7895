/**
 * How a rule is known: its network or standard says so, others quote it as saying so, others have
 * seen it, or we prefer it.
 */
export type Evidence = 'documented' | 'quoted by others' | 'measured by others' | 'own choice';

/** What a rule rests on. */
export interface Source {
  readonly evidence: Evidence;
  /** Where it was read, with the month; for our own choice, its reason, in French. */
  readonly source: string;
}

const READ = 'novembre 2026';

const frenchEvidence: Readonly<Record<Evidence, string>> = {
  documented: 'documenté',
  'quoted by others': 'documenté, selon des tiers',
  'measured by others': 'mesuré par des tiers',
  'own choice': 'choix prudent',
};

export function documented(reference: string): Source {
  return { evidence: 'documented', source: `${reference} (${READ})` };
}

export function quotedByOthers(reference: string): Source {
  return { evidence: 'quoted by others', source: `${reference} (${READ})` };
}

export function measuredByOthers(reference: string): Source {
  return { evidence: 'measured by others', source: `${reference} (${READ})` };
}

export function ownChoice(reason: string): Source {
  return { evidence: 'own choice', source: reason };
}

/** A source as people read it, such as « documenté : ogp.me (novembre 2026) ». */
export function sourceWords({ evidence, source }: Source): string {
  return `${frenchEvidence[evidence]} : ${source}`;
}
