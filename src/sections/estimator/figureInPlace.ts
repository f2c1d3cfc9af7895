/** For a figure that changes in place: digits of one width do not move it. */
export const figureInPlace = { fontVariantNumeric: 'inherit', marginRight: 4 } as const;
