import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { FIELDS, type DemoRequestField } from '../../../supabase/functions/_shared/contract';
import { contact, type ContactField } from '../../content/sections/contact';
import type { DemoForm } from '../../demo-request/useDemoRequestState';
import { FieldControl } from './FieldControl';

interface FormFieldProps {
  form: DemoForm;
  name: DemoRequestField;
  /** While sending: a success would erase what is typed meanwhile, unsent. */
  isReadOnly: boolean;
}

/** A field with its label and its hint, or the function's error. The browser reports what it rejects. */
export function FormField({ form, name, isReadOnly }: FormFieldProps) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = errors[name]?.message;
  const id = useId();
  const field: ContactField = contact.fields[name];
  const help = error ?? field.hint;
  const helpId = `${id}-help`;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={labelLook}>
        {field.label}
      </FormLabel>
      <FieldControl
        id={id}
        helpId={help && helpId}
        rule={FIELDS[name]}
        field={field}
        isReadOnly={isReadOnly}
        registration={form.register(name, { onChange: () => form.clearErrors(name) })}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}

const labelLook = {
  mb: '6px',
  color: 'text.primary',
  fontSize: 'body2.fontSize',
  fontWeight: 'fontWeightMedium',
} as const;
