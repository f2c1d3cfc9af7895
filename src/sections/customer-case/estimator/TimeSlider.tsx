import Box from '@mui/material/Box';
import { useId, type MouseEvent } from 'react';
import { Field } from '../../../components/Field';
import { Figure } from '../../../components/text';
import { formatDuration } from '../../../content/format';
import { estimator, minutesOffered } from '../../../content/sections/estimator';
import { useHydrated } from '../../../components/useHydrated';
import { NEEDS_SCRIPT } from '../../../theme/needsScript';
import { styleSlider } from '../../../theme/slider';

const { min, max, step } = minutesOffered;

interface TimeSliderProps {
  minutes: number;
  valueText: string;
  onChange: (minutes: number) => void;
}

/** The browser's own slider: every keyboard, touch screen and screen reader knows it. */
export function TimeSlider({ minutes, valueText, onChange }: TimeSliderProps) {
  const id = useId();
  const isHydrated = useHydrated();

  /** Handles a tap on the rail: on touch screens the slider does not, see theme/slider.ts. */
  function tapRail({ target, currentTarget, clientX }: MouseEvent) {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const steps = ((clientX - left) / width) * ((max - min) / step);
    onChange(min + Math.round(steps) * step);
  }

  return (
    <Field className={NEEDS_SCRIPT}>
      <label htmlFor={id}>{estimator.label}</label>
      <p id={`${id}-hint`}>{estimator.hint}</p>
      <Figure>{formatDuration(minutes)}</Figure>
      <div onClick={tapRail}>
        <Box
          {...{ id, min, max, step }}
          component="input"
          type="range"
          value={minutes}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          aria-describedby={`${id}-hint`}
          aria-valuetext={valueText}
          sx={styleSlider((minutes - min) / (max - min), isHydrated)}
        />
      </div>
      <p aria-hidden="true">
        <span>{formatDuration(min)}</span> <span>{formatDuration(max)}</span>
      </p>
    </Field>
  );
}
