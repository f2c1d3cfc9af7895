/** Print styles make a summary of the page on one A4 sheet. */
export const onPaper = '@media print';

/** Class of what is not printed: controls, video, dialogs, and what the sheet has no room for. */
export const screenOnly = 'screen-only';

/** Zoomed out: at full size the page does not fit on one sheet. */
export const paper = `
@page { size: A4; margin: 10mm 12mm; }
@media print {
  html { zoom: 0.6; }
  .${screenOnly} { display: none !important; }
}
`;
