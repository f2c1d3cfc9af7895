import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';

export interface Matching {
  /** Whether the reader matches the lines by hand, instead of looking at the picture. */
  isTried: boolean;
  /** The codes of the lines that the reader has matched. */
  matched: readonly string[];
  /** Whether these are all lines that have an entry. */
  isClosed: boolean;
  /** From the beginning of the try to the latest match. */
  seconds: number;
  begin: () => void;
  toggle: (code: string) => void;
  restart: () => void;
}

/** The try by hand, which the URL's fragment opens too. */
export function useMatching(): Matching {
  const isHydrated = useHydrated();
  const isNamed = useLocation().hash === `#${anchors.ledgerTry}`;
  const [isBegun, setIsBegun] = useState(false);
  const [matched, setMatched] = useState<readonly string[]>([]);
  const [seconds, setSeconds] = useState(0);
  const startedAt = useRef(0);
  const isTried = isHydrated && (isNamed || isBegun);
  const isClosed = matched.length === ledger.codes.length;

  useEffect(() => {
    if (isTried) startedAt.current = performance.now();
  }, [isTried]);

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

  return { isTried, matched, isClosed, seconds, begin, toggle, restart };
}
