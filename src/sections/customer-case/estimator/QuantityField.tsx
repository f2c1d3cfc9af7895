import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { problemText } from '../../../content/sections/estimator';
import type { Quantity } from '../../../content/sections/estimator';
import type { TypedQuantity } from './useTypedQuantity';

interface QuantityFieldProps {
  quantity: Quantity;
  value: number | undefined;
  typed: TypedQuantity;
  /** Another control of the same value, shown under the label. */
  slider?: (labelId: string) => ReactNode;
}

/** A number field with its label, its hint and the message about a corrected value. */
export function QuantityField({ quantity, value, typed, slider }: QuantityFieldProps) {
  const id = useId();
  const { field, text, problem, type, leave } = typed;
  const words = value === undefined ? undefined : quantity.inWords(value);
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
      <InputBase
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
      {slider?.(`${id}-label`)}
      <FormHelperText
        id={`${id}-problem`}
        aria-live="polite"
        sx={{ gridColumn: '1 / -1', minHeight: '1.66em', color: 'warning.main' }}
      >
        {problem && problemText(problem, words)}
      </FormHelperText>
    </Box>
  );
}
