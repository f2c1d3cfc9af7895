import { styled } from '@mui/material/styles';
import { names } from '../../content/names';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';

/**
 * The product's name, as wide as the page unless its letters would then fill the window. The dot of its
 * first « i » is the page's open line. Only a picture: the header has the name.
 */
export function ClosingName() {
  const letters = Array.from(names.product);
  const width = letters.reduce((sum, letter) => sum + estimateWidth(letter), 0);
  // The spaces between the letters make up for what the estimate misses.
  const fillingSize = Math.floor(100 / (1.04 * width));
  const isShort = fillingSize > 30;
  return (
    <ClosingFrame aria-hidden="true">
      <ClosingLetters
        ownerState={{ isShort }}
        style={{ fontSize: `${isShort ? 21 : fillingSize}cqi` }}
      >
        {letters.map((letter, index) => (
          <ClosingLetter key={index}>
            {letter}
            {index === letters.indexOf('i') && <OpenDot />}
          </ClosingLetter>
        ))}
      </ClosingLetters>
    </ClosingFrame>
  );
}

/** Over the letter's own dot: amber until the visitor's request is sent. */
function OpenDot() {
  const { isSent } = useDemoRequest();
  return <DotBox ownerState={{ isSent }} />;
}

/** Returns about how wide a letter of the page's font is, in em. */
function estimateWidth(letter: string) {
  if (/[fijlrtI1\s.'’-]/.test(letter)) return 0.28;
  if (/[mw]/i.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.53 : 0.64;
}

/** Under a double rule: so accountants close a book. Paper leaves it out. */
const ClosingFrame = styled('div')({
  gridColumn: '1 / -1',
  containerType: 'inline-size',
  borderTop: '4px double',
  '@media print': { display: 'none' },
});

interface ClosingLettersProps {
  ownerState: { isShort: boolean };
}

const ClosingLetters = styled('div')<ClosingLettersProps>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  // What a font leaves free beside its letters lies outside.
  margin: '0 -0.018em 0 -0.06em',
  lineHeight: 1.1,
  whiteSpace: 'pre',
  fontWeight: theme.typography.fontWeightMedium,
  variants: [{ props: { isShort: true }, style: { justifyContent: 'start' } }],
}));

/** Letters that a reader has spaced out shrink their boxes, and stay in the row. */
const ClosingLetter = styled('span')({ position: 'relative', minWidth: 0 });

interface DotBoxProps {
  ownerState: { isSent: boolean };
}

const DotBox = styled('span')<DotBoxProps>(({ theme: { palette } }) => ({
  position: 'absolute',
  top: '0.166em',
  left: 'calc(50% - 0.095em)',
  width: '0.19em',
  height: '0.19em',
  border: `max(2px, 0.014em) dashed ${palette.warning.main}`,
  borderRadius: BOX_RADIUS,
  backgroundColor: palette.background.default,
  variants: [
    {
      props: { isSent: true },
      style: {
        display: 'grid',
        placeItems: 'center',
        border: 0,
        backgroundColor: palette.success.main,
        '&::after': { ...tick, fontSize: '0.16em', color: palette.success.contrastText },
      },
    },
  ],
}));
