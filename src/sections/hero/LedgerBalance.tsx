import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fillTemplate } from '../../content/fillTemplate';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { ledger } from '../../content/sections/ledger';
import { countByItself } from './matchByItself';
import type { Matching } from './useMatching';

const { hand, remainingLabel, statement, codes } = ledger;

/** How many lines remain, in the picture and in the try, where it is announced. */
export function LedgerBalance({ isTried, matched, seconds }: Matching) {
  if (matched.length === codes.length) {
    const sentence = fillTemplate(hand.timed, { seconds: String(seconds) });
    return (
      <Typography variant="subtitle2" component="output">
        {/* In elements of their own: browser translation replaces text nodes. */}
        <span>{sentence}</span>{' '}
        {hasSection(anchors.customerCase) && (
          <Link href={`#${anchors.estimator}`} sx={{ display: 'inline-block' }}>
            {hand.question}
          </Link>
        )}
      </Typography>
    );
  }
  return (
    <Typography variant="subtitle2" component="output" aria-hidden={!isTried}>
      <span>{remainingLabel}</span>{' '}
      <Typography
        variant="figure"
        color="warning"
        sx={{
          ml: '0.2em',
          // Does not make the words' line higher.
          lineHeight: 0,
          '&::before': isTried ? undefined : countByItself,
        }}
      >
        {isTried && statement.length - matched.length}
      </Typography>
    </Typography>
  );
}
