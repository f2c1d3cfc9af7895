import { quantities } from '../../../content/sections/estimator';
import { QuantityField } from './QuantityField';
import { useTypedQuantity } from './useTypedQuantity';

interface CostFieldProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** The visitor's hourly cost. Initially empty: no default would be right. */
export function CostField({ value, onChange }: CostFieldProps) {
  const onEmpty = () => onChange(undefined);
  const typed = useTypedQuantity({ quantity: quantities.cost, value, onChange, onEmpty });
  return <QuantityField quantity={quantities.cost} value={value} typed={typed} />;
}
