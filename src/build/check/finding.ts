/** One thing that a check has to say, to marketers: in French. */
export interface Finding {
  /** An error breaks what people see or is refused; a warning makes it worse. */
  readonly severity: 'error' | 'warning';
  /** The network it concerns; undefined for all of them. */
  readonly network: string | undefined;
  readonly message: string;
  /** Where the rule comes from, with the month in which it was read. */
  readonly source: string;
}

type Words = Omit<Finding, 'severity' | 'network'>;

export function error(words: Words & { network?: string }): Finding {
  return { network: undefined, ...words, severity: 'error' };
}

export function warning(words: Words & { network?: string }): Finding {
  return { network: undefined, ...words, severity: 'warning' };
}
