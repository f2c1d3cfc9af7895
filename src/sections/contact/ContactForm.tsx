import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Watch, type UseFormReturn } from 'react-hook-form';
import {
  FIELD_NAMES,
  HONEYPOT_FIELD,
  type DemoRequestField,
} from '../../../supabase/functions/_shared/contract';
import { Button } from '../../components/Button';
import { Small } from '../../components/text';
import { paths } from '../../content/paths';
import { contact } from '../../content/sections/contact';
import type { DemoRequest } from '../../services/demoRequest';
import { cleanWhileTyping } from './cleanWhileTyping';
import { FormField } from './FormField';
import { Honeypot } from './Honeypot';
import { NextSteps } from './NextSteps';
import { copyFieldsToForm } from './copyFieldsToForm';
import { buildMailtoLink } from './result/mailtoLink';
import { ResultNote } from './result/ResultNote';
import { Toast } from './result/Toast';
import { useRestoreEarlyInput } from './useRestoreEarlyInput';
import { useShowResult } from './useShowResult';
import type { FormSubmission } from './useSubmission';

interface ContactFormProps extends FormSubmission {
  /** URL for native posts, while the form is not hydrated. */
  action: string;
  /** Called when anything in the form receives focus. */
  prepare: () => void;
}

export function ContactForm(props: ContactFormProps) {
  const { form, isSending, result, submit, action, prepare } = props;
  const element = useRef<HTMLFormElement>(null);
  const { successNote, button, buttonAndFailure } = useShowResult(isSending, result);
  useRestoreEarlyInput(element);
  useEffect(() => (element.current ? cleanWhileTyping(element.current) : undefined), []);

  return (
    <Form
      ref={element}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      onInvalidCapture={(event) => keepNativeMessage(form, event)}
      onFocus={prepare}
    >
      {result?.kind === 'success' && (
        <>
          <ResultNote ref={successNote} tabIndex={-1} result={result} />
          <NextSteps />
          <Divider />
          <h3>{contact.again}</h3>
        </>
      )}
      <Small>{contact.requiredNote}</Small>
      {FIELD_NAMES.map((name) => (
        <FormField key={name} form={form} name={name} isReadOnly={isSending} />
      ))}
      <div>
        <div ref={buttonAndFailure}>
          <Button
            ref={button}
            type="submit"
            // The browser also clicks this button on Enter in a field. It validates the fields afterwards.
            onClick={({ currentTarget }) => {
              if (currentTarget.form) copyFieldsToForm(form, currentTarget.form);
            }}
            data-fill="matched"
            disabled={isSending}
          >
            {/* In an element of its own: browser translation replaces text nodes, which React then misses. */}
            <span>{isSending ? contact.submitting : contact.submit}</span>
          </Button>
          {result?.kind === 'failure' && (
            <Watch
              control={form.control}
              render={(request: Partial<DemoRequest>) => (
                <ResultNote result={result} mail={buildMailtoLink(request)} sx={{ mt: 2 }} />
              )}
            />
          )}
        </div>
        <FormNotice />
        <Honeypot registration={form.register(HONEYPOT_FIELD)} />
        <Toast result={result} />
      </div>
    </Form>
  );
}

const Form = styled('form')(({ theme: { breakpoints, palette } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  flexGrow: 1,
  padding: 20,
  backgroundColor: palette.background.default,
  color: palette.text.primary,
  '& [type=submit]': { width: '100%' },
  [breakpoints.up('sm')]: { padding: 32 },
}));

/**
 * Shows the browser's message under the field, until the field changes: the browser's bubble soon
 * disappears. For a pattern, the message does not say what is expected; the field's title does.
 */
function keepNativeMessage(
  form: UseFormReturn<DemoRequest>,
  { target }: SyntheticEvent<HTMLFormElement>,
) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  form.setError(target.name as DemoRequestField, {
    type: 'native',
    message: (target.validity.patternMismatch && target.title) || target.validationMessage,
  });
}

/**
 * The privacy notice: who stores what, why, for how long, and the visitor's rights. The policy opens
 * in a new tab, so that nothing typed is lost.
 */
function FormNotice() {
  const { text, refusal, link } = contact.privacy;
  return (
    <Notice>
      <p>{contact.consent}</p>
      <p>
        {text}{' '}
        <a href={paths.privacy} target="_blank">
          {link}
        </a>
      </p>
      <p>{refusal}</p>
    </Notice>
  );
}

const Notice = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  marginTop: 12,
  color: palette.text.secondary,
  '& > p + p': { marginTop: 6 },
}));
