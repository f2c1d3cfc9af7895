import type { Source } from './source';

/** One thing that a check has to say, to marketers: in French. */
export interface Finding extends Source {
  /** An error breaks what people see or is refused; a warning makes it worse. */
  readonly severity: 'error' | 'warning';
  /** The network it concerns; undefined for all of them. */
  readonly network: string | undefined;
  readonly message: string;
}

type Words = Omit<Finding, 'severity' | 'network'> & { readonly network?: string };

export function error(words: Words): Finding {
  return { network: undefined, ...words, severity: 'error' };
}

export function warning(words: Words): Finding {
  return { network: undefined, ...words, severity: 'warning' };
}
