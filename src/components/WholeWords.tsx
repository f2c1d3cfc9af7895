import { styled } from '@mui/material/styles';

interface WholeWordsProps {
  children: string;
}

/** Words joined by hyphens, and the ERP's name, after which a line could break. */
const WHOLE = /([A-Za-zÀ-ž]+(?:-[A-Za-zÀ-ž]+)+|Business Central)/;

/**
 * A text without « e- » at the end of a line and « mail » at the beginning of the next. A word joiner
 * would do that too, but copies of the text and searches would contain it.
 */
export function WholeWords({ children }: WholeWordsProps) {
  // `split` puts what the group has matched between the rest.
  return children
    .split(WHOLE)
    .map((part, rank) => (rank % 2 ? <OnOneLine key={rank}>{part}</OnOneLine> : part));
}

/** In em: where letters are large for the window, they wrap instead of leaving it. */
const OnOneLine = styled('span')({ '@media (min-width: 22em)': { whiteSpace: 'nowrap' } });
