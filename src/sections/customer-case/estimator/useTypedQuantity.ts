import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { frenchNumber } from '../../../content/claims';
import type { Problem, Quantity } from '../../../content/sections/estimator';
import { readQuantity } from './readQuantity';
import type { Reading } from './readQuantity';

interface TypedQuantityOptions {
  quantity: Quantity;
  value: number | undefined;
  onChange: (value: number) => void;
  /** Where the field may be left empty. */
  onEmpty?: () => void;
}

export type TypedQuantity = ReturnType<typeof useTypedQuantity>;

/**
 * The text of a field beside the value it stands for. A number counts while it is typed; what it
 * had to be changed to, and why, shows when the field is left.
 */
export function useTypedQuantity({ quantity, value, onChange, onEmpty }: TypedQuantityOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const text = draft ?? (value === undefined ? '' : frenchNumber(value));

  function read(typed: string): Reading {
    if (onEmpty && typed.trim() === '') return { value: undefined, problem: undefined };
    return readQuantity(typed, quantity);
  }

  function type(typed: string) {
    const reading = read(typed);
    setDraft(typed);
    // Other problems may only be an unfinished number.
    setProblem(reading.problem === 'tooHigh' ? 'tooHigh' : undefined);
    if (reading.value !== undefined) onChange(reading.value);
    else if (reading.problem === undefined) onEmpty?.();
  }

  function finish(typed: string) {
    setProblem(read(typed).problem);
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
