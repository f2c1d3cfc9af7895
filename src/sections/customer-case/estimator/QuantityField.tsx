import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { frenchNumber } from '../../../content/claims';
import { problemText } from '../../../content/estimator';
import type { Quantity } from '../../../content/estimator';
import { useTypedQuantity } from './useTypedQuantity';

interface QuantityFieldProps {
  quantity: Quantity;
  value: number;
  onChange: (value: number) => void;
}

/** One value with two handles: a field for those who know it, a slider for those who try. */
export function QuantityField({ quantity, value, onChange }: QuantityFieldProps) {
  const id = useId();
  const { field, text, problem, type, leave, slide } = useTypedQuantity(quantity, value, onChange);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px', columnGap: 2 }}>
      <div>
        <FormLabel id={`${id}-label`} htmlFor={id} sx={{ display: 'block' }}>
          {quantity.label}
        </FormLabel>
        <FormHelperText id={`${id}-hint`} sx={{ mt: 0.25 }}>
          {quantity.hint}
        </FormHelperText>
      </div>
      <OutlinedInput
        id={id}
        inputRef={field}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        autoComplete="off"
        slotProps={{
          input: { inputMode: 'decimal', 'aria-describedby': `${id}-hint ${id}-problem` },
        }}
        sx={{
          alignSelf: 'start',
          '& input': { textAlign: 'right', fontWeight: 'fontWeightStrong' },
        }}
      />
      <Box sx={{ gridColumn: '1 / -1', mt: 1, px: 1.5 }}>
        <Slider
          aria-labelledby={`${id}-label`}
          getAriaValueText={quantity.onSlider}
          min={quantity.min}
          max={quantity.max}
          step={quantity.step}
          shiftStep={quantity.leap}
          value={value}
          onChange={(_event, next) => slide(next)}
        />
      </Box>
      <Ends quantity={quantity} />
      <FormHelperText
        id={`${id}-problem`}
        aria-live="polite"
        sx={{ gridColumn: '1 / -1', minHeight: '1.66em', color: 'warning.main' }}
      >
        {problem && problemText(problem, quantity.inWords(value))}
      </FormHelperText>
    </Box>
  );
}

interface EndsProps {
  quantity: Quantity;
}

function Ends({ quantity }: EndsProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span>{frenchNumber(quantity.min)}</span>
      <span>{frenchNumber(quantity.max)}</span>
    </Box>
  );
}
