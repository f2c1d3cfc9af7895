/** Styles of a list whose items stand side by side on paper, as many in a row as leave words whole. */
export const printColumns = {
  '@media print': { display: 'flex', flexFlow: 'row wrap', gap: '1rem' },
} as const;

/** Styles of an item of such a list. */
export const printColumn = { '@media print': { display: 'block', flex: '1 1 220px' } } as const;
