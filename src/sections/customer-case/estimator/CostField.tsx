import { quantities } from '../../../content/sections/estimator';
import { QuantityField } from './QuantityField';
import { useTypedQuantity } from './useTypedQuantity';

interface CostFieldProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** What an hour costs the visitor: theirs alone to know, so the field begins empty. */
export function CostField({ value, onChange }: CostFieldProps) {
  const onEmpty = () => onChange(undefined);
  const typed = useTypedQuantity({ quantity: quantities.cost, value, onChange, onEmpty });
  return <QuantityField quantity={quantities.cost} value={value} typed={typed} />;
}
