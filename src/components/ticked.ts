/** Styles that put a tick behind an element's text, in its colour; decoration only. */
export const ticked = {
  '&::after': {
    content: '""',
    display: 'inline-block',
    flex: 'none',
    width: '0.36em',
    height: '0.68em',
    mx: '0.24em',
    border: 'solid',
    borderWidth: '0 0.16em 0.16em 0',
    transform: 'translateY(-0.06em) rotate(40deg)',
  },
} as const;
