/** On paper, of a list whose items stand side by side, as many in a row as leave words whole. */
export const printColumns = { display: 'flex', flexFlow: 'row wrap', gap: '1rem' } as const;

/** On paper, of an item of such a list. */
export const printColumn = { display: 'block', flex: '1 1 220px' } as const;
