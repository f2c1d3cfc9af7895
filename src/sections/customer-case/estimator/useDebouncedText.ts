import { useEffect, useRef, useState } from 'react';

const SETTLED_MS = 800;

/** The text once it has changed and then kept still for a moment; empty before its first change. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSettled(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
