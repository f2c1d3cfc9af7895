import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FIELD_NAMES, FUNCTION_NAME } from '../../../supabase/functions/_shared/contract';
import { contact, explainFieldError, type SubmissionResult } from '../../content/sections/contact';
import { ClientMissing, DemoRequestRejected, type DemoRequest } from '../../services/demoRequest';
import { postNatively } from '../../services/postNatively';

export interface FormSubmission {
  form: UseFormReturn<DemoRequest>;
  /** Of the last attempt. */
  result: SubmissionResult | undefined;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The form's state. Sends the form on its submit event, and keeps the result. */
export function useSubmission(send: (request: DemoRequest) => Promise<void>): FormSubmission {
  // `progressive` renders rules as native attributes: the browser validates, with its messages.
  const form = useForm<DemoRequest>({ progressive: true });
  const [result, setResult] = useState<SubmissionResult>();
  useNativeResult(setResult);
  const sending = useRef<Promise<void>>(undefined);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const formElement = event.currentTarget;
    // Cleared now, so that an equal result is announced again.
    setResult(undefined);
    // A second click can precede the render that disables the button: it joins the first request.
    void form.handleSubmit((request) => (sending.current ??= deliver(request, formElement)))(event);
  }

  async function deliver(request: DemoRequest, element: HTMLFormElement) {
    setReadOnly(element, true);
    try {
      await untilPainted();
      window.addEventListener('beforeunload', askToStay);
      await send(request).finally(() => window.removeEventListener('beforeunload', askToStay));
      // Without it, the form forgets its fields, which are memoised and do not register again.
      form.reset(undefined, { keepFieldsRef: true });
      setResult(contact.success);
    } catch (error) {
      // Offline, a native post would replace the page with the browser's error page.
      if (error instanceof ClientMissing && navigator.onLine) {
        await postNatively(element).catch(fail);
      } else fail(error);
    } finally {
      setReadOnly(element, false);
      sending.current = undefined;
    }
  }

  function fail(error: unknown) {
    console.error(`${FUNCTION_NAME}:`, error);
    const isExplained = error instanceof DemoRequestRejected && showFieldErrors(form, error);
    setResult(isExplained ? contact.rejection : contact.failure);
  }

  return { form, result, submit };
}

/**
 * Resolves once the browser can paint: otherwise, sending delays the button's feedback.
 * https://web.dev/articles/optimize-long-tasks
 */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * A success erases what is typed while sending, unsent. Not a prop: re-rendering the fields would
 * delay the button's feedback.
 */
function setReadOnly(element: HTMLFormElement, isReadOnly: boolean) {
  for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.readOnly = isReadOnly;
  }
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
  useEffect(() => {
    const native = contact.nativeResults.find(({ id }) => `#${id}` === window.location.hash);
    if (!native) return;
    report(native);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [report]);
}
