/** Print styles make a summary of the landing page on one A4 sheet. */
export const ON_PAPER = '@media print';

/** Class of what is not printed: controls, video, and what the sheet has no room for. */
export const SCREEN_ONLY = 'screen-only';

export const PRINT_RULES = `
@page { size: A4; margin: 10mm 12mm; }
@media print { .${SCREEN_ONLY} { display: none !important; } }
`;

/** Zoomed out: at full size the landing page does not fit on one sheet. */
export const onOneSheet = { [ON_PAPER]: { html: { zoom: 0.6 } } };
