import { keyframes } from '@emotion/react';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  matchStart,
  MATCH_SECONDS,
  animateOnLoadOrScroll,
} from '../../components/ledger/ledgerMotion';
import { anchors } from '../../content/anchors';
import { fillTemplate } from '../../content/writing/fillTemplate';
import { hasSection } from '../../content/navigation';
import { ledger } from '../../content/sections/ledger';
import type { Matching } from './useMatching';

const { codes, byHand, remaining, remainingLabel, statement } = ledger;

/** How many lines remain, in the picture and by hand, where it is announced. */
export function LedgerBalance({ isByHand, isClosed, matched, seconds }: Matching) {
  if (isClosed) {
    const sentence = fillTemplate(byHand.timed, { seconds: String(seconds) });
    return (
      <Typography variant="subtitle2" component="output" sx={{ flex: '1 1 0' }}>
        {/* In elements of their own: browser translation replaces text nodes. */}
        <span>{sentence}</span>{' '}
        {hasSection(anchors.customerCase) && (
          <Link href={`#${anchors.estimator}`} sx={{ display: 'inline-block' }}>
            {byHand.question}
          </Link>
        )}
      </Typography>
    );
  }
  return (
    <Count aria-hidden={!isByHand}>
      <CountFigure sx={[!isByHand && { '&::before': countByItself }]}>
        {isByHand && statement.length - matched.length}
      </CountFigure>{' '}
      <span>{remainingLabel}</span>
    </Count>
  );
}

const countDown = keyframes(
  Object.fromEntries(
    codes.map((_, matched) => [
      `${(100 * matched) / codes.length}%`,
      { content: `"${statement.length - matched}"` },
    ]),
  ),
);

const firstMatch = matchStart(0);
const afterLastMatch = matchStart(codes.length);

/**
 * On load, the number falls once the line is green. It begins one match earlier: its first keyframe is
 * the full number.
 */
const countByItself = {
  content: `"${remaining}"`,
  ...animateOnLoadOrScroll(
    {
      animation: `${countDown} step-end backwards`,
      animationDelay: `calc(${matchStart(-1).time} + ${0.75 * MATCH_SECONDS}s)`,
      animationDuration: `calc(${afterLastMatch.time} - ${firstMatch.time})`,
    },
    {
      animation: `${countDown} step-end both`,
      animationRange: `${firstMatch.place} ${afterLastMatch.place}`,
    },
  ),
};

const Count = styled('output')(({ theme: { typography } }) => ({
  ...typography.subtitle2,
  flex: '1 1 160px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 9em)',
  justifyContent: 'start',
  alignItems: 'center',
  gap: 16,
  textWrap: 'balance',
}));

const CountFigure = styled('b')(({ theme: { palette, typography } }) => ({
  ...typography.figure,
  // As wide as the widest digit: its words stay in place while it counts.
  minWidth: '0.65em',
  fontSize: '4.5rem',
  color: palette.warning.main,
}));
