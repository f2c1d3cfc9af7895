import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useIsPrerendered } from '../../../browser/useIsPrerendered';
import { frenchNumber } from '../../../content/claims';
import { quantities } from '../../../content/sections/estimator';
import { QuantityField } from './QuantityField';
import { useTypedQuantity } from './useTypedQuantity';

const { hours } = quantities;

interface HoursFieldProps {
  value: number;
  onChange: (value: number) => void;
}

/**
 * One value, set in a text field or with a slider. Hydration adds the slider, into reserved space:
 * in the document, the Content-Security-Policy would block its style attributes.
 */
export function HoursField({ value, onChange }: HoursFieldProps) {
  const isPrerendered = useIsPrerendered();
  const typed = useTypedQuantity({ quantity: hours, value, onChange });
  return (
    <QuantityField
      quantity={hours}
      value={value}
      typed={typed}
      slider={(labelId) => (
        <>
          <Box
            sx={{
              gridColumn: '1 / -1',
              px: 1.5,
              height: 44,
              display: 'grid',
              alignItems: 'center',
            }}
          >
            {!isPrerendered && (
              <Slider
                aria-labelledby={labelId}
                getAriaValueText={hours.sliderText}
                min={hours.min}
                max={hours.max}
                step={hours.step}
                shiftStep={hours.leap}
                value={value}
                onChange={(_event, next) => typed.slide(next)}
              />
            )}
          </Box>
          <Ends />
        </>
      )}
    />
  );
}

function Ends() {
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
      <span>{frenchNumber(hours.min)}</span> <span>{frenchNumber(hours.max)}</span>
    </Box>
  );
}
