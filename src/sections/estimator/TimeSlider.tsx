import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { formatDuration } from '../../content/writing/format';
import { minutesOffered } from '../../content/sections/estimator';
import { useHydrated } from '../../components/hydration/useHydrated';
import { styleSlider, THUMB } from './styleSlider';

const { min, max, step } = minutesOffered;

interface TimeSliderProps {
  /** Its label refers to it. */
  id: string;
  minutes: number;
  valueText: string;
  onChange: (minutes: number) => void;
}

/** The browser's own slider: every keyboard, touch screen and screen reader knows it. */
export function TimeSlider({ id, minutes, valueText, onChange }: TimeSliderProps) {
  const isHydrated = useHydrated();

  /** Handles a tap on the rail: on touch screens the slider does not, see styleSlider.ts. */
  function tapRail({ target, currentTarget, clientX }: MouseEvent) {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - THUMB / 2) / (width - THUMB);
    const steps = Math.round((share * (max - min)) / step);
    // A tap may be nearer to an end than the middle of the thumb comes.
    onChange(Math.min(Math.max(min + steps * step, min), max));
  }

  return (
    <>
      <div onClick={tapRail}>
        <Box
          {...{ id, min, max, step }}
          component="input"
          type="range"
          value={minutes}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          aria-valuetext={valueText}
          sx={({ palette }) => styleSlider(palette, (minutes - min) / (max - min), isHydrated)}
        />
      </div>
      <SliderEnds aria-hidden="true">
        <span>{formatDuration(min)}</span> <span>{formatDuration(max)}</span>
      </SliderEnds>
    </>
  );
}

const SliderEnds = styled('div')({ display: 'flex', justifyContent: 'space-between' });
