import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { yieldToMain } from '../../browser/yieldToMain';
import { contact } from '../../content/sections/contact';
import type { SubmissionResult } from '../../content/sections/contact';
import { ClientMissing, DemoRequestRejected, toSentRequest } from '../../services/demoRequest';
import type { DemoRequestField, DemoRequestForm, SentRequest } from '../../services/demoRequest';
import { postNatively } from '../../services/postNatively';
import { useNativeResult } from './result/useNativeResult';
import { showFieldErrors } from './showFieldErrors';

/** Sends the form on its submit event, and keeps the result of the last attempt. */
export function useSubmission(
  form: UseFormReturn<DemoRequestForm>,
  send: (request: SentRequest) => Promise<void>,
) {
  const [result, setResult] = useState<SubmissionResult>();
  useNativeResult(setResult);
  const sending = useRef<Promise<void>>(undefined);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    // Cleared now, so that an equal result is announced again.
    setResult(undefined);
    readAutofill(form, element);
    // A second click can precede the render that disables the button: it joins the first request.
    void form.handleSubmit((request) => (sending.current ??= deliver(request, element)))(event);
  }

  async function deliver(request: DemoRequestForm, element: HTMLFormElement) {
    try {
      await yieldToMain();
      await send(toSentRequest(request));
      form.reset();
      setResult(contact.success);
    } catch (error) {
      // Offline, a native post would replace the page with the browser's error page.
      if (error instanceof ClientMissing && navigator.onLine) {
        await postNatively(element).catch(fail);
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

  return { result, submit };
}

/** Some autofill tools change fields without an event that React would notice. */
function readAutofill(form: UseFormReturn<DemoRequestForm>, element: HTMLFormElement) {
  for (const [name, text] of new FormData(element)) {
    const field = name as DemoRequestField;
    if (form.getValues(field) !== text) form.setValue(field, text as string);
  }
}
