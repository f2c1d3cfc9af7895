import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import {
  FIELDS,
  type DemoRequestField,
  type FieldRule,
} from '../../../supabase/functions/_shared/contract';
import { Field } from '../../components/Field';
import { contact, type ContactField } from '../../content/sections/contact';
import type { DemoRequest } from '../../services/demoRequest';

interface FormFieldProps {
  form: UseFormReturn<DemoRequest>;
  name: DemoRequestField;
  /** While sending: a success would erase what is typed meanwhile, unsent. */
  isReadOnly: boolean;
}

/** A field with its label and its hint, or its error message. */
export function FormField({ form, name, isReadOnly }: FormFieldProps) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = errors[name]?.message;
  const id = useId();
  const field: ContactField = contact.fields[name];
  const { pattern, onChange, onBlur, ...registered } = form.register(name, {
    ...chooseRules(FIELDS[name]),
    onChange: () => form.clearErrors(name),
  });
  const help = error ?? field.hint;
  const helpId = `${id}-help`;
  const control = {
    ...registered,
    id,
    onChange: (event: ChangeEvent) => void onChange(event),
    onBlur: (event: FocusEvent) => void onBlur(event),
    placeholder: field.placeholder,
    readOnly: isReadOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': help ? helpId : undefined,
  };
  return (
    <Field>
      <label htmlFor={id}>{field.label}</label>
      {field.rows ? (
        <textarea {...control} rows={field.rows} />
      ) : (
        <input
          {...control}
          type={field.type ?? 'text'}
          autoComplete={field.autoComplete}
          pattern={pattern}
          // Browsers add the title to their message about a pattern.
          title={pattern && describePattern(FIELDS[name])}
        />
      )}
      {help && <p id={helpId}>{help}</p>}
    </Field>
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
