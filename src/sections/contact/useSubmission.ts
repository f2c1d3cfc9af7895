import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FIELD_NAMES, FUNCTION_NAME } from '../../../supabase/functions/_shared/contract';
import { useRequestSent } from '../../components/RequestSent';
import { useRemembered } from '../../components/useRemembered';
import { anchors } from '../../content/anchors';
import { contact, explainFieldError, type SubmissionResult } from '../../content/sections/contact';
import { ClientMissing, DemoRequestRejected, type DemoRequest } from '../../services/demoRequest';
import { postNatively } from '../../services/postNatively';

type Send = (request: DemoRequest) => Promise<void>;

export interface FormSubmission {
  form: UseFormReturn<DemoRequest>;
  isSending: boolean;
  /** What became of the last attempt. */
  result: SubmissionResult | undefined;
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  /** Begins another request. */
  restart: () => void;
}

/** The form's state. Sends the form on its submit event, and keeps the result. */
export function useSubmission(send: Send): FormSubmission {
  // It has no rules: the browser validates before the submit event, the function afterwards.
  const form = useForm<DemoRequest>();
  const [isSending, setIsSending] = useState(false);
  const [unseen, keepUnseen] = useRemembered<SubmissionResult>(`${anchors.contact}-result`);
  const [, keepDraft] = useRemembered<FormData>(anchors.contact);
  const [result, setResult] = useState(unseen);
  const { setIsSent } = useRequestSent();
  const isLeft = useRef(false);
  const isBusy = useRef(false);
  useNativeResult(report);

  const enter = useEffectEvent(() => {
    isLeft.current = false;
    keepUnseen(undefined);
  });
  useEffect(() => {
    enter();
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Visitors who went to another page of the site meanwhile see the result when they come back. */
  function report(outcome: SubmissionResult) {
    if (outcome.kind === 'success') setIsSent(true);
    if (isLeft.current) {
      keepUnseen(outcome);
      if (outcome.kind === 'success') keepDraft(undefined);
    } else {
      setResult(outcome);
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can precede the render that disables the button.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    // Cleared now, so that an equal result is announced again.
    setResult(undefined);
    const element = event.currentTarget;
    await form.handleSubmit(async (request) => {
      try {
        const how = await sendOrPost(send, request, element);
        // The response to a native post has shown its result.
        if (how === 'posted natively') return;
        // Without `keepFieldsRef`, the form would forget its fields until they are rendered again.
        form.reset(undefined, { keepFieldsRef: true });
        report(contact.success);
      } catch (error) {
        report(explain(error));
      }
    })(event);
    setIsSending(false);
    isBusy.current = false;
  }

  function explain(error: unknown): SubmissionResult {
    console.error(`${FUNCTION_NAME}:`, error);
    const isExplained = error instanceof DemoRequestRejected && showFieldErrors(form, error);
    return isExplained ? contact.rejection : contact.failure;
  }

  function restart() {
    setIsSent(false);
    setResult(undefined);
  }

  return { form, isSending, result, submit, restart };
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
function showFieldErrors(
  form: UseFormReturn<DemoRequest>,
  { fields }: DemoRequestRejected,
): boolean {
  const invalid = FIELD_NAMES.filter((name) => fields[name]);
  for (const name of invalid) {
    const message = explainFieldError(name, fields[name] ?? '');
    form.setError(name, { message }, { shouldFocus: name === invalid[0] });
  }
  return invalid.length > 0;
}

/**
 * Reports the result of a native post, made before hydration: the function redirects to a fragment
 * that names it. The fragment is then removed, or a reload would announce the result again.
 */
function useNativeResult(report: (result: SubmissionResult) => void) {
  const takeOver = useEffectEvent(() => {
    const native = contact.nativeResults.find(({ id }) => `#${id}` === window.location.hash);
    if (!native) return;
    report(native);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  });
  useEffect(() => takeOver(), []);
}
