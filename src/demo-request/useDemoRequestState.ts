import { useRef, useState, type SyntheticEvent } from 'react';
import { createFormControl } from 'react-hook-form';
import { FIELD_NAMES, FUNCTION_NAME } from '../../supabase/functions/_shared/contract';
import { contact, explainFieldError, type SubmissionResult } from '../content/sections/contact';
import { ClientMissing, DemoRequestRejected, type DemoRequest } from '../services/sendDemoRequest';
import { postNatively } from '../services/postNatively';

/**
 * Created here, not by `useForm`: that sets state on mount, so every reader of this context would
 * hydrate in one task. It has no rules: the browser validates before the submit event, the function
 * afterwards.
 *
 * @see https://react-hook-form.com/docs/createFormControl
 */
const createDemoForm = () => createFormControl<DemoRequest>().formControl;

export type DemoForm = ReturnType<typeof createDemoForm>;

export type Send = (request: DemoRequest) => Promise<void>;

/** The state of the visitor's request. Sends the form on its submit event, and keeps the result. */
export function useDemoRequestState() {
  const [formControl] = useState(createDemoForm);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [result, setResult] = useState<SubmissionResult>();
  const isBusy = useRef(false);

  function report(outcome: SubmissionResult) {
    if (outcome.kind === 'success') setIsSent(true);
    setResult(outcome);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>, send: Send) {
    event.preventDefault();
    // A second click can precede the render that disables the button.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    // Cleared now, so that an equal result is announced again.
    setResult(undefined);
    const element = event.currentTarget;
    await formControl.handleSubmit((request) => deliver(send, request, element))(event);
    setIsSending(false);
    isBusy.current = false;
  }

  async function deliver(send: Send, request: DemoRequest, element: HTMLFormElement) {
    try {
      const how = await sendOrPost(send, request, element);
      // The response to a native post has shown its result.
      if (how === 'posted natively') return;
      // Without `keepFieldsRef`, the form would forget its fields until they are rendered again.
      formControl.reset(undefined, { keepFieldsRef: true });
      report(contact.success);
    } catch (error) {
      report(toResult(error));
    }
  }

  function toResult(error: unknown): SubmissionResult {
    console.error(`${FUNCTION_NAME}:`, error);
    const isExplained = error instanceof DemoRequestRejected && showFieldErrors(formControl, error);
    return isExplained ? contact.rejection : contact.failure;
  }

  /** Begins another request. */
  function restart() {
    setIsSent(false);
    setResult(undefined);
  }

  return { formControl, isSending, isSent, result, setResult, submit, restart };
}

/**
 * Sends the request, or posts the form natively if the client cannot be downloaded. After a native
 * post, it resolves when the visitor returns to the page.
 */
async function sendOrPost(
  send: Send,
  request: DemoRequest,
  element: HTMLFormElement,
): Promise<'sent' | 'posted natively'> {
  window.addEventListener('beforeunload', askToStay);
  try {
    await send(request);
    return 'sent';
  } catch (error) {
    // Offline, a native post would replace the page with the browser's error page.
    if (!(error instanceof ClientMissing && navigator.onLine)) throw error;
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
  await postNatively(element);
  return 'posted natively';
}

/** Asks visitors who leave whether they want to: the request may not have arrived yet. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Shows the function's error under each field that it rejected, and focuses the first.
 *
 * @returns whether the form has any of the rejected fields
 */
function showFieldErrors(form: DemoForm, { fields }: DemoRequestRejected): boolean {
  const invalid = FIELD_NAMES.filter((name) => fields[name]);
  for (const name of invalid) {
    const message = explainFieldError(name, fields[name] ?? '');
    form.setError(name, { message }, { shouldFocus: name === invalid[0] });
  }
  return invalid.length > 0;
}
