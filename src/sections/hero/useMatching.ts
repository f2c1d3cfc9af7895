import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/hydration/useHydrated';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';

export interface Matching {
  /** Whether the reader matches the lines by hand, instead of looking at the picture. */
  isByHand: boolean;
  /** The codes of the lines that the reader has matched. */
  matched: readonly string[];
  /** Whether these are all lines that have an entry. */
  isClosed: boolean;
  /** From the beginning to the latest match by hand. */
  seconds: number;
  begin: () => void;
  toggle: (code: string) => void;
  restart: () => void;
}

/** Matching by hand, which a click or the URL's fragment begins. */
export function useMatching(): Matching {
  const isHydrated = useHydrated();
  const isNamed = useLocation().hash === `#${anchors.ledgerByHand}`;
  const [isBegun, setIsBegun] = useState(false);
  const [matched, setMatched] = useState<readonly string[]>([]);
  const [seconds, setSeconds] = useState(0);
  const startedAt = useRef(0);
  const isByHand = isHydrated && (isNamed || isBegun);
  const isClosed = matched.length === ledger.codes.length;

  useEffect(() => {
    if (isByHand) startedAt.current = performance.now();
  }, [isByHand]);

  const begin = () => setIsBegun(true);

  function toggle(code: string) {
    begin();
    setSeconds(Math.ceil((performance.now() - startedAt.current) / 1000));
    setMatched((current) =>
      current.includes(code) ? current.filter((other) => other !== code) : [...current, code],
    );
  }

  function restart() {
    startedAt.current = performance.now();
    setMatched([]);
  }

  return { isByHand, matched, isClosed, seconds, begin, toggle, restart };
}
