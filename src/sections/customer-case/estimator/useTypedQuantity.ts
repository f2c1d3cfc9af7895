import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { frenchNumber } from '../../../content/claims';
import type { Problem, Quantity } from '../../../content/estimator';
import { readQuantity } from './readQuantity';

/**
 * The text of a field beside the value it stands for. A number counts while it is typed; what it
 * had to be changed to, and why, shows when the field is left.
 */
export function useTypedQuantity(
  quantity: Quantity,
  value: number,
  onChange: (value: number) => void,
) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const text = draft ?? frenchNumber(value);

  function type(typed: string) {
    const reading = readQuantity(typed, quantity);
    setDraft(typed);
    // Other problems may only be an unfinished number.
    setProblem(reading.problem === 'tooHigh' ? 'tooHigh' : undefined);
    if (reading.value !== undefined) onChange(reading.value);
  }

  function finish(typed: string) {
    setProblem(readQuantity(typed, quantity).problem);
    setDraft(undefined);
  }

  function leave() {
    if (draft !== undefined) finish(draft);
  }

  function slide(next: number) {
    setProblem(undefined);
    setDraft(undefined);
    onChange(next);
  }

  // Hydration leaves in the field what was typed before it, but tells nobody. As a layout effect:
  // the first render after it would write over it.
  const takeEarlyText = useEffectEvent(() => {
    const early = field.current?.value ?? text;
    if (early === text) return;
    type(early);
    if (document.activeElement !== field.current) finish(early);
  });
  useLayoutEffect(() => takeEarlyText(), []);

  return { field, text, problem, type, leave, slide };
}
