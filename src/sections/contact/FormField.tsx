import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ContactField } from '../../content/sections/contact';

interface FormFieldProps {
  field: ContactField;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/**
 * A label above its field and the reason under it, wired once. The labels carry their own
 * asterisk, so `required` goes to the native field and not to FormControl, which adds a second.
 */
export function FormField({ field, registration, error }: FormFieldProps) {
  const id = useId();
  const { ref, required, pattern, name, onChange, onBlur } = registration;
  const errorId = `${id}-error`;
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
        {field.label}
      </FormLabel>
      <InputBase
        id={id}
        name={name}
        type={field.type}
        inputRef={ref}
        onChange={(event) => void onChange(event)}
        onBlur={(event) => void onBlur(event)}
        placeholder={field.placeholder}
        autoComplete={field.autoComplete}
        inputComponent={field.rows ? 'textarea' : 'input'}
        slotProps={{
          input: {
            ...(field.rows && { type: undefined, rows: field.rows }),
            required,
            pattern,
            'aria-describedby': error ? errorId : undefined,
          },
        }}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
