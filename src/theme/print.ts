/** Styles for paper: one A4 page that sums the page up. */
export const onPaper = '@media print';

/** Class of what paper has no use for: controls, video, dialogs, what would not fit. */
export const screenOnly = 'screen-only';

/** The layout is wider than the sheet, and then made smaller as a whole. */
export const paper = `
@page { size: A4; margin: 10mm 12mm; }
@media print {
  html { zoom: 0.6; }
  .${screenOnly} { display: none !important; }
}
`;
