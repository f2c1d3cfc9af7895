import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type MouseEvent, type Ref } from 'react';
import { Field } from '../../../components/Field';
import { formatDuration } from '../../../content/format';
import { estimator, minutesOffered } from '../../../content/sections/estimator';
import { styleSlider } from '../../../theme/slider';
import { growTo } from '../../../theme/typography';

const { min, max, step } = minutesOffered;

interface TimeSliderProps {
  ref: Ref<HTMLInputElement>;
  minutes: number;
  valueText: string;
  onChange: (minutes: number) => void;
}

/** The browser's own slider: every keyboard, touch screen and screen reader knows it. */
export function TimeSlider({ ref, minutes, valueText, onChange }: TimeSliderProps) {
  const id = useId();

  /** Handles a tap on the rail: on touch screens the slider does not, see theme/slider.ts. */
  function tapRail({ target, currentTarget, clientX }: MouseEvent) {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const steps = ((clientX - left) / width) * ((max - min) / step);
    onChange(min + Math.round(steps) * step);
  }

  return (
    <Field>
      <label htmlFor={id}>{estimator.label}</label>
      <p id={`${id}-hint`}>{estimator.hint}</p>
      <Typography
        variant="figure"
        color="warning"
        sx={{ display: 'block', mt: 2, fontSize: growTo('3.25rem'), fontVariantNumeric: 'inherit' }}
      >
        {formatDuration(minutes)}
      </Typography>
      <div onClick={tapRail}>
        <Box
          {...{ ref, id, min, max, step }}
          component="input"
          type="range"
          value={minutes}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          aria-describedby={`${id}-hint`}
          aria-valuetext={valueText}
          sx={styleSlider((minutes - min) / (max - min))}
        />
      </div>
      <Box
        component="p"
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{formatDuration(min)}</span> <span>{formatDuration(max)}</span>
      </Box>
    </Field>
  );
}
