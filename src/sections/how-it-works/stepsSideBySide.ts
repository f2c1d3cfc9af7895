/** On paper too. In em: where letters are larger, fewer windows have room. */
export const stepsSideBySide = '@media print, (min-width: 75em)';
