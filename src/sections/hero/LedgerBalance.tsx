import { useEffect, useRef, useState } from 'react';
import { anchors } from '../../content/anchors';
import { hasSection } from '../../content/navigation';
import { ledger } from '../../content/sections/ledger';
import { fillSentence } from '../../components/message/messageSentence';

interface Progress {
  matched: number;
  /** The time since the try was opened or begun again. */
  seconds: number;
}

/**
 * How many lines remain: in the picture, and in the try, where CSS counts them until this is hydrated.
 * Hydrated, it also announces the number and times the try.
 */
export function LedgerBalance() {
  const output = useRef<HTMLOutputElement>(null);
  const [progress, setProgress] = useState<Progress>();
  const { hand, remainingLabel, statement } = ledger;

  useEffect(() => {
    const form = output.current?.form;
    if (!form) return undefined;
    let startedAt = performance.now();

    function restart() {
      startedAt = performance.now();
      setProgress(undefined);
    }
    function measure() {
      setProgress({
        matched: form?.querySelectorAll(':checked').length ?? 0,
        seconds: Math.ceil((performance.now() - startedAt) / 1000),
      });
    }

    window.addEventListener('hashchange', restart);
    form.addEventListener('reset', restart);
    form.addEventListener('change', measure);
    return () => {
      window.removeEventListener('hashchange', restart);
      form.removeEventListener('reset', restart);
      form.removeEventListener('change', measure);
    };
  }, []);

  return (
    <>
      <p data-when="picture" aria-hidden="true">
        {remainingLabel} <b />
      </p>
      <output data-when="try" ref={output}>
        <span data-when="unclosed">
          {remainingLabel} <b>{progress && statement.length - progress.matched}</b>
        </span>
        <span data-when="closed">
          {/* In elements of their own: browser translation replaces text nodes. */}
          <span>
            {progress
              ? fillSentence(hand.timed, { seconds: String(progress.seconds) })
              : hand.closed}
          </span>{' '}
          {hasSection(anchors.customerCase) && (
            <a href={`#${anchors.estimator}`}>{hand.question}</a>
          )}
        </span>
      </output>
    </>
  );
}
