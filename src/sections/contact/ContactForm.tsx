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
import { ClientMissing, DemoRequestRefused, toSentRequest } from '../../services/demoRequest';
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
  /** Where the browser posts the form itself while no script answers. */
  action: string;
  send: (request: SentRequest) => Promise<void>;
  /** Called when the visitor first touches the form. */
  prepare: () => void;
}

export function ContactForm({ action, send, prepare }: ContactFormProps) {
  // `progressive` turns the rules into native attributes: the browser checks, with its own words.
  const form = useForm<DemoRequestForm>({ progressive: true });
  const [outcome, setOutcome] = useState<SubmissionResult>();
  useNativeResult(setOutcome);
  const sending = useRef<Promise<void>>(undefined);
  const element = useRef<HTMLFormElement>(null);
  useRestoreEarlyInput(form, element);

  /** The last outcome goes within the event itself: an answer in the same instant is a new one. */
  function start(event: SyntheticEvent<HTMLFormElement>) {
    setOutcome(undefined);
    // Some programs that fill in fields tell React nothing of it.
    for (const [name, text] of new FormData(event.currentTarget)) {
      const field = name as DemoRequestField;
      if (form.getValues(field) !== text) form.setValue(field, text as string);
    }
    void form.handleSubmit(submit)(event);
  }

  /** The disabled button comes one render late for a second press: it joins the first call. */
  async function submit(request: DemoRequestForm) {
    sending.current ??= deliver(request);
    await sending.current;
  }

  async function deliver(request: DemoRequestForm) {
    try {
      await yieldToMain();
      await send(toSentRequest(request));
      form.reset();
      setOutcome(contact.success);
    } catch (error) {
      // Offline, the browser's own post would end on a page of the browser's.
      if (error instanceof ClientMissing && navigator.onLine && element.current) {
        await postNatively(element.current).catch(fail);
      } else fail(error);
    } finally {
      sending.current = undefined;
    }
  }

  function fail(error: unknown) {
    console.error('send-contact-email:', error);
    if (error instanceof DemoRequestRefused) showFieldErrors(form, error);
    setOutcome(contact.failure);
  }

  /** The browser's bubble vanishes; its words stay under the field until it changes. */
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
      {outcome?.kind === 'success' && <SentNote outcome={outcome} />}
      <Typography variant="body2" color="textSecondary">
        {contact.requiredNote}
      </Typography>
      {fieldNames.map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <div>
        <SubmitButton control={form.control} />
        {outcome?.kind === 'failure' && <FormResult control={form.control} outcome={outcome} />}
        <FormNotice />
        <Honeypot registration={form.register('website')} />
        <Toast outcome={outcome} />
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
