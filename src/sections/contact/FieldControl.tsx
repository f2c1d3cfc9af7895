import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldRule } from '../../../supabase/functions/_shared/contract';
import type { ContactField } from '../../content/sections/contact';
import { typesetText } from '../../content/writing/typeset';
import { cleanWithCaret } from './cleanWithCaret';

interface FieldControlProps {
  id: string;
  /** The element that describes the field. */
  helpId: string | undefined;
  rule: FieldRule;
  field: ContactField;
  isReadOnly: boolean;
  registration: UseFormRegisterReturn;
}

/** A field of one or several lines, or a choice. Each works without JavaScript. */
export function FieldControl(props: FieldControlProps) {
  const { id, helpId, rule, field, isReadOnly, registration } = props;
  const { ref, name, onChange, onBlur } = registration;
  const shared = {
    id,
    name,
    inputRef: ref,
    // The label says so: `required` on the FormControl would add MUI's asterisk.
    required: rule.isRequired,
    autoComplete: field.autoComplete,
    onBlur: (event: FocusEvent) => void onBlur(event),
    'aria-describedby': helpId,
  };

  if (rule.options) {
    return (
      <NativeSelect
        {...shared}
        input={<OutlinedInput />}
        onChange={(event) => void onChange(event)}
        // A select cannot be read-only, and a disabled one would be missing from a native post.
        inert={isReadOnly}
      >
        <option value="">{field.placeholder}</option>
        {rule.options.map((option) => (
          // With a value of its own, which neither typesetting nor browser translation changes.
          <option key={option} value={option}>
            {typesetText(option)}
          </option>
        ))}
      </NativeSelect>
    );
  }

  const isText = rule.kind === 'text';

  function handleChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    // What an input method composes cannot be replaced. The click on the submit button cleans it.
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
    if (!isComposing) cleanWithCaret(event.target, rule.kind);
    void onChange(event);
  }

  return (
    <OutlinedInput
      {...shared}
      // The label stands above: MUI need not learn that the browser has filled the field in.
      disableInjectingGlobalStyles
      // Not `multiline`: MUI's own textarea would change its height by script.
      inputComponent={isText ? 'textarea' : undefined}
      type={field.type}
      rows={field.rows}
      placeholder={field.placeholder}
      readOnly={isReadOnly}
      onChange={handleChange}
      slotProps={{ input: { ...(isText && { type: undefined }), sx: textLook } }}
    />
  );
}

const textLook = {
  // MUI's is exactly that of a line: browsers cut the accents of capitals off.
  height: 'auto',
  // Visitors can make a field of several lines higher.
  resize: 'vertical',
} as const;
