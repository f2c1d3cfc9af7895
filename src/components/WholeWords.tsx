import { styled } from '@mui/material/styles';
import { brand } from '../content/brand';
import { escapeForRegExp } from '../content/writing/escapeForRegExp';
import { typesetText } from '../content/writing/typeset';

interface WholeWordsProps {
  children: string;
}

/** With curled apostrophes, as in the texts. */
const suite = escapeForRegExp(typesetText(brand.suiteShortName));

/** Words joined by hyphens, and the ERP's name, in which a line could break. */
const WHOLE = new RegExp(`([A-Za-zÀ-ž]+(?:-[A-Za-zÀ-ž]+)+|${suite})`);

/**
 * A text without « e- » at the end of a line and « mail » at the beginning of the next. A word joiner
 * would do that too, but copies of the text and searches would contain it.
 */
export function WholeWords({ children }: WholeWordsProps) {
  // `split` puts what the group has matched between the rest.
  return children
    .split(WHOLE)
    .map((part, index) => (index % 2 ? <OnOneLine key={index}>{part}</OnOneLine> : part));
}

/** In em: where letters are large for the window, they wrap instead of leaving it. */
const OnOneLine = styled('span')({ '@media (min-width: 22em)': { whiteSpace: 'nowrap' } });
