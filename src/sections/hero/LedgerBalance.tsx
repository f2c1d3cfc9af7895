import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { ledger } from '../../content/sections/ledger';
import { fillSentence } from '../../components/message/messageSentence';
import type { Matching } from './useMatching';

const { hand, remainingLabel, statement, codes } = ledger;

/** How many lines remain, in the picture and in the try, where it is announced. */
export function LedgerBalance({ isTried, matched, seconds }: Matching) {
  if (matched.length === codes.length) {
    const sentence = fillSentence(hand.timed, { seconds: String(seconds) });
    return (
      <output>
        {/* In elements of their own: browser translation replaces text nodes. */}
        <span>{sentence}</span>{' '}
        {hasSection(anchors.customerCase) && <a href={`#${anchors.estimator}`}>{hand.question}</a>}
      </output>
    );
  }
  return (
    <output aria-hidden={!isTried}>
      <span>{remainingLabel}</span> {isTried ? <b>{statement.length - matched.length}</b> : <b />}
    </output>
  );
}
