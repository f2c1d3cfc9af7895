/** Print styles make a summary of the landing page on one A4 sheet. */
export const onPaper = '@media print';

/** Class of what is not printed: controls, video, and what the sheet has no room for. */
export const screenOnly = 'screen-only';

export const paper = `
@page { size: A4; margin: 10mm 12mm; }
@media print { .${screenOnly} { display: none !important; } }
`;

/** Zoomed out: at full size the landing page does not fit on one sheet. */
export const onOneSheet = { [onPaper]: { html: { zoom: 0.6 } } };
