import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface FormFieldProps {
  label: string;
  placeholder: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
  type?: 'email';
  autoComplete?: string;
  /** Makes the field a text area of this many lines. */
  rows?: number;
}

/**
 * A label above its field and the reason under it, wired once. The labels carry their own
 * asterisk, so `required` goes to the native field and not to FormControl, which adds a second.
 */
export function FormField(props: FormFieldProps) {
  const id = useId();
  const { ref, required, pattern, name, onChange, onBlur } = props.registration;
  const errorId = `${id}-error`;
  return (
    <FormControl error={Boolean(props.error)} fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {props.label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={props.type}
        inputRef={ref}
        onChange={(event) => void onChange(event)}
        onBlur={(event) => void onBlur(event)}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        multiline={props.rows !== undefined}
        rows={props.rows}
        slotProps={{
          input: { required, pattern, 'aria-describedby': props.error ? errorId : undefined },
        }}
      />
      {props.error && <FormHelperText id={errorId}>{props.error}</FormHelperText>}
    </FormControl>
  );
}
