import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FormField } from './FormField';
import { Toast } from './result/Toast';
import { yieldToMain } from '../../browser/yieldToMain';
import { contact } from '../../content/sections/contact';
import type { SubmissionResult } from '../../content/sections/contact';
import { ClientMissing, DemoRequestRejected, toSentRequest } from '../../services/demoRequest';
import type { DemoRequestField, DemoRequestForm, SentRequest } from '../../services/demoRequest';
import { postNatively } from '../../services/postNatively';
import { FormNotice } from './FormNotice';
import { FormResult } from './result/FormResult';
import { Honeypot } from './Honeypot';
import { fieldNames, showFieldErrors } from './showFieldErrors';
import { SentNote } from './result/SentNote';
import { useNativeResult } from './result/useNativeResult';
import { useRestoreEarlyInput } from './useRestoreEarlyInput';

interface ContactFormProps {
  /** URL for native posts, while the form is not hydrated. */
  action: string;
  send: (request: SentRequest) => Promise<void>;
  /** Called when a field receives focus. */
  prepare: () => void;
}

export function ContactForm({ action, send, prepare }: ContactFormProps) {
  // `progressive` renders the rules as native attributes: the browser validates, with its own messages.
  const form = useForm<DemoRequestForm>({ progressive: true });
  const [result, setResult] = useState<SubmissionResult>();
  useNativeResult(setResult);
  const sending = useRef<Promise<void>>(undefined);
  const element = useRef<HTMLFormElement>(null);
  useRestoreEarlyInput(form, element);

  function start(event: SyntheticEvent<HTMLFormElement>) {
    // Cleared now, so that an equal result is announced again.
    setResult(undefined);
    // Some autofill tools change fields without an event that React would notice.
    for (const [name, text] of new FormData(event.currentTarget)) {
      const field = name as DemoRequestField;
      if (form.getValues(field) !== text) form.setValue(field, text as string);
    }
    void form.handleSubmit(submit)(event);
  }

  /** A second click can precede the render that disables the button: it joins the first request. */
  async function submit(request: DemoRequestForm) {
    sending.current ??= deliver(request);
    await sending.current;
  }

  async function deliver(request: DemoRequestForm) {
    try {
      await yieldToMain();
      await send(toSentRequest(request));
      form.reset();
      setResult(contact.success);
    } catch (error) {
      // Offline, a native post would replace the page by the browser's error page.
      if (error instanceof ClientMissing && navigator.onLine && element.current) {
        await postNatively(element.current).catch(fail);
      } else fail(error);
    } finally {
      sending.current = undefined;
    }
  }

  function fail(error: unknown) {
    console.error('send-contact-email:', error);
    if (error instanceof DemoRequestRejected) showFieldErrors(form, error);
    setResult(contact.failure);
  }

  /** The browser's bubble disappears. Its message stays under the field until the field changes. */
  function keepNativeMessage({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    form.setError(target.name as DemoRequestField, {
      type: 'native',
      message: target.validationMessage,
    });
  }

  return (
    <Box
      ref={element}
      component="form"
      method="post"
      action={action}
      onSubmit={start}
      onInvalidCapture={keepNativeMessage}
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
        {result?.kind === 'failure' && <FormResult control={form.control} result={result} />}
        <FormNotice />
        <Honeypot registration={form.register('website')} />
        <Toast result={result} />
      </div>
    </Box>
  );
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
