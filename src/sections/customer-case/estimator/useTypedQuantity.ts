import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { frenchNumber } from '../../../content/claims';
import type { Problem, Quantity } from '../../../content/sections/estimator';
import { readQuantity } from './readQuantity';
import type { Reading } from './readQuantity';

interface TypedQuantityOptions {
  quantity: Quantity;
  value: number | undefined;
  onChange: (value: number) => void;
  /** Called when the field is emptied; missing where it must not be empty. */
  onEmpty?: () => void;
}

export type TypedQuantity = ReturnType<typeof useTypedQuantity>;

/**
 * The text of a number field, and the value read from it. The value follows each keystroke. On blur
 * the text becomes the corrected value, and a message says why.
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
    // The other problems may disappear as typing continues.
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

  // Hydration keeps what was typed before it, without an event. Read in a layout effect: the next
  // render would overwrite it.
  const takeEarlyText = useEffectEvent(() => {
    const early = field.current?.value ?? text;
    if (early === text) return;
    type(early);
    if (document.activeElement !== field.current) finish(early);
  });
  useLayoutEffect(() => takeEarlyText(), []);

  return { field, text, problem, type, leave, slide };
}
