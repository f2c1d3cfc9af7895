import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { useId } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import {
  FIELDS,
  type DemoRequestField,
  type FieldRule,
} from '../../../supabase/functions/_shared/contract';
import { contact, type ContactField } from '../../content/sections/contact';
import type { DemoRequest } from '../../services/demoRequest';

interface FormFieldProps {
  form: UseFormReturn<DemoRequest>;
  name: DemoRequestField;
  /** While sending: a success would erase what is typed meanwhile, unsent. */
  isReadOnly: boolean;
}

/**
 * A field with its label and its error message. The labels contain an asterisk, so `required` goes
 * to the native field: FormControl would add a second one.
 */
export function FormField({ form, name, isReadOnly }: FormFieldProps) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = errors[name]?.message;
  const id = useId();
  const field: ContactField = contact.fields[name];
  const { ref, required, pattern, onChange, onBlur } = form.register(name, {
    ...chooseRules(FIELDS[name]),
    onChange: () => form.clearErrors(name),
  });
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
        readOnly={isReadOnly}
        autoComplete={field.autoComplete}
        inputComponent={field.rows ? 'textarea' : 'input'}
        slotProps={{
          input: {
            ...(field.rows && { type: undefined, rows: field.rows }),
            required,
            pattern,
            // Browsers add it to their message about a pattern.
            title: pattern && describePattern(FIELDS[name]),
            'aria-describedby': error ? errorId : undefined,
          },
        }}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}

function describePattern({ kind }: FieldRule): string {
  return contact.fieldErrors[kind === 'email' ? 'invalid_email' : 'required'];
}

/**
 * Native rules, with the browser's messages. A required text must contain more than spaces. An
 * address must end in a dot, a letter and more: browsers accept `zoe@gmail`.
 */
function chooseRules({ isRequired, kind }: FieldRule) {
  if (!isRequired) return {};
  return { required: true, pattern: kind === 'email' ? /^.+\.\p{L}[^.@]+$/u : /.*\S.*/ };
}
