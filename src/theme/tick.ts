/** Styles of a pseudo-element that draws a tick in the text's colour. Decoration. */
export const tick = {
  content: '""',
  display: 'inline-block',
  flex: 'none',
  width: '0.36em',
  height: '0.68em',
  border: 'solid',
  borderWidth: '0 0.16em 0.16em 0',
  transform: 'translateY(-0.06em) rotate(40deg)',
} as const;
