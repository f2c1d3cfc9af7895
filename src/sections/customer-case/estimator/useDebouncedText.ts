import { useEffect, useRef, useState } from 'react';

const SETTLED_MS = 800;

/** Returns the text 800 ms after its last change; empty before its first change. */
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
