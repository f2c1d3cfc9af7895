import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { Control, UseFormReturn } from 'react-hook-form';
import { contact } from '../../content/sections/contact';
import { fieldNames } from '../../services/demoRequest';
import type { DemoRequestField, DemoRequestForm, SentRequest } from '../../services/demoRequest';
import { FormField } from './FormField';
import { FormNotice } from './FormNotice';
import { Honeypot } from './Honeypot';
import { FailureNote } from './result/FailureNote';
import { SentNote } from './result/SentNote';
import { Toast } from './result/Toast';
import { useRestoreEarlyInput } from './useRestoreEarlyInput';
import { useSubmission } from './useSubmission';

interface ContactFormProps {
  /** URL for native posts, while the form is not hydrated. */
  action: string;
  send: (request: SentRequest) => Promise<void>;
  /** Called when anything in the form receives focus. */
  prepare: () => void;
}

export function ContactForm({ action, send, prepare }: ContactFormProps) {
  // `progressive` renders rules as native attributes: the browser validates, with its messages.
  const form = useForm<DemoRequestForm>({ progressive: true });
  const { result, submit } = useSubmission(form, send);
  const element = useRef<HTMLFormElement>(null);
  useRestoreEarlyInput(form, element);

  return (
    <Box
      ref={element}
      component="form"
      method="post"
      action={action}
      onSubmit={submit}
      onInvalidCapture={(event) => keepNativeMessage(form, event)}
      onFocus={prepare}
      sx={{
        display: 'grid',
        gap: 2.5,
        p: { xs: 2.5, sm: 4 },
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      {result?.kind === 'success' && <SentNote result={result} />}
      <Typography variant="body2" color="textSecondary">
        {contact.requiredNote}
      </Typography>
      {fieldNames.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <div>
        <SubmitButton control={form.control} />
        {result?.kind === 'failure' && <FailureNote control={form.control} result={result} />}
        <FormNotice />
        <Honeypot registration={form.register('website')} />
        <Toast result={result} />
      </div>
    </Box>
  );
}

/** Shows the browser's message under the field, until the field changes: its bubble disappears. */
function keepNativeMessage(
  form: UseFormReturn<DemoRequestForm>,
  { target }: SyntheticEvent<HTMLFormElement>,
) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  form.setError(target.name as DemoRequestField, {
    type: 'native',
    message: target.validationMessage,
  });
}

interface SubmitButtonProps {
  control: Control<DemoRequestForm>;
}

function SubmitButton({ control }: SubmitButtonProps) {
  const { isSubmitting } = useFormState({ control });
  return (
    <Button type="submit" variant="contained" fullWidth disabled={isSubmitting}>
      {isSubmitting ? contact.submitting : contact.submit}
    </Button>
  );
}
