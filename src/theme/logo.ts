/** The logo: two ledger lines and the tick that matches them, as SVG paths in a square. */
export const logo = {
  side: 28,
  radius: 3,
  lines: { d: 'M6 9.5h8M6 18.5h5', width: 2 },
  tick: { d: 'm13.5 17 3 3 6-8', width: 2.5 },
} as const;
