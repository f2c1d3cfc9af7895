import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';
import { useForm, Watch } from 'react-hook-form';
import {
  FIELD_NAMES,
  FUNCTION_PATH,
  HONEYPOT_FIELD,
} from '../../../supabase/functions/_shared/contract';
import { config } from '../../config';
import { paths } from '../../content/paths';
import { contact } from '../../content/sections/contact';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import type { Send } from '../../demo-request/useDemoRequestState';
import type { DemoRequest } from '../../services/sendDemoRequest';
import { colors } from '../../theme/tokens';
import { FormField } from './FormField';
import { Honeypot } from './Honeypot';
import { copyFieldsToForm } from './copyFieldsToForm';
import { buildMailtoLink } from './result/mailtoLink';
import { ResultNote } from './result/ResultNote';
import { useRestoreEarlyInput } from './useRestoreEarlyInput';
import { useShowResult } from './useShowResult';

/** URL for native posts, while the form is not hydrated. */
const NATIVE_ACTION = `${config.supabaseUrl}${FUNCTION_PATH}`;

interface ContactFormProps {
  /** Called when anything in the form receives focus. */
  prepare: () => void;
  send: Send;
}

export function ContactForm({ prepare, send }: ContactFormProps) {
  const { formControl, isSending, isSent, result, setResult, submit, restart } = useDemoRequest();
  const form = useForm({ formControl });
  const element = useRef<HTMLFormElement>(null);
  const { successNote, button, buttonAndFailure } = useShowResult(isSending, result);
  useRestoreEarlyInput(form, element);

  // Visitors who leave the form's page have seen its result. A later one waits for their return, but
  // not under `npm start`: StrictMode mounts the form twice there.
  useEffect(() => () => setResult(undefined), [setResult]);

  /** At once, so that a field can take the focus. */
  const showFields = () => flushSync(restart);

  return (
    <RequestForm
      ref={element}
      method="post"
      action={NATIVE_ACTION}
      onSubmit={(event) => void submit(event, send)}
      onFocus={prepare}
      ownerState={{ isSent }}
    >
      {isSent && (
        <Stack spacing={4} sx={{ justifyContent: 'space-between' }}>
          <ResultNote ref={successNote} tabIndex={-1} result={contact.sent} isSheet />
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              showFields();
              form.setFocus('name');
            }}
            sx={{ alignSelf: 'start' }}
          >
            {contact.again}
          </Button>
        </Stack>
      )}
      {/* What begins a message elsewhere on the page writes it into its field, hidden or not. */}
      <Fields hidden={isSent} onInput={() => isSent && showFields()}>
        <Typography variant="body2" color="textSecondary">
          {contact.requiredNote}
        </Typography>
        {FIELD_NAMES.map((name) => (
          <FormField key={name} form={form} name={name} isReadOnly={isSending} />
        ))}
        <div ref={buttonAndFailure}>
          <Button
            ref={button}
            type="submit"
            // The browser also clicks this button on Enter in a field. It validates the fields afterwards.
            onClick={({ currentTarget }) => {
              if (currentTarget.form) copyFieldsToForm(form, currentTarget.form);
            }}
            variant="contained"
            color="success"
            fullWidth
            disabled={isSending}
            sx={whileSending}
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
      </Fields>
    </RequestForm>
  );
}

const Fields = styled('div')({
  '&:not([hidden])': { display: 'flex', flexDirection: 'column', gap: 16 },
});

interface RequestFormProps {
  ownerState: { isSent: boolean };
}

/** Once the request is sent, the sheet as a whole is matched, and as high as what stands beside it. */
const RequestForm = styled('form')<RequestFormProps>(({ theme: { palette, shape } }) => ({
  padding: 'clamp(16px, 2.2vw, 32px)',
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.default,
  color: palette.text.primary,
  variants: [
    {
      props: { isSent: true },
      style: { display: 'grid', minHeight: '100%', backgroundColor: colors.matchedWash },
    },
  ],
}));

/** Keeps the button's colours, paler. */
const whileSending = {
  '&.Mui-disabled': { bgcolor: 'success.main', color: 'success.contrastText', opacity: 0.7 },
} as const;

/**
 * The privacy notice: who stores what, why, for how long, and the visitor's rights. The policy opens
 * in a new tab, so that nothing typed is lost.
 */
function FormNotice() {
  const { title, text, refusal, link } = contact.privacy;
  return (
    <>
      <NoticeText>{contact.consent}</NoticeText>
      <NoticeText>{refusal}</NoticeText>
      <Typography variant="caption" component="details" color="textSecondary">
        <DetailsTitle>{title}</DetailsTitle>
        {text}{' '}
        <Link href={paths.privacy} target="_blank">
          {link}
        </Link>
      </Typography>
    </>
  );
}

/** Its touch target is at least 24 px high (WCAG 2.5.8). */
const DetailsTitle = styled('summary')({
  width: 'fit-content',
  paddingBlock: 4,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

function NoticeText({ children }: PropsWithChildren) {
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {children}
    </Typography>
  );
}
