import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { contact, type SubmissionResult } from '../../../content/sections/contact';

/** Long enough to read the message twice. */
const SUCCESS_DURATION_MS = 10_000;

/** Its height, which it covers at the bottom of narrow screens until it is closed. */
export const toastRoom = { xs: '12rem', lg: 0 };

interface ToastProps {
  result: SubmissionResult | undefined;
}

/**
 * Announces a success politely, until it closes by itself or another request is typed, and an error
 * at once, until it is dismissed. The status region is always rendered: some screen readers announce
 * only changes in a region that exists already.
 */
export function Toast({ result }: ToastProps) {
  return (
    <>
      <Box role="status">{result?.kind === 'success' && <OpenToast result={result} />}</Box>
      {result && result.kind !== 'success' && <OpenToast result={result} />}
    </>
  );
}

interface OpenToastProps {
  result: SubmissionResult;
}

/** Remounted for each result: screen readers do not announce text that stays the same. */
function OpenToast({ result }: OpenToastProps) {
  const [isOpen, setIsOpen] = useState(true);
  const toast = useRef<HTMLDivElement>(null);
  const isSuccess = result.kind === 'success';

  useEffect(() => {
    const form = isSuccess ? toast.current?.closest('form') : undefined;
    // On a phone it would cover the fields of another request.
    const close = () => setIsOpen(false);
    form?.addEventListener('input', close);
    return () => form?.removeEventListener('input', close);
  }, [isSuccess]);

  function handleClose(_event: Event | SyntheticEvent, reason: SnackbarCloseReason) {
    if (reason === 'clickaway') return;
    // mouseleave restarts Snackbar's timer, even while focus is inside.
    if (reason === 'timeout' && toast.current?.matches(':hover, :focus-within')) return;
    setIsOpen(false);
  }

  return (
    <Snackbar
      ref={toast}
      open={isOpen}
      autoHideDuration={isSuccess ? SUCCESS_DURATION_MS : null}
      onClose={handleClose}
    >
      <Alert
        severity={isSuccess ? 'success' : 'error'}
        role={isSuccess ? 'presentation' : 'alert'}
        closeText={contact.close}
        onClose={() => setIsOpen(false)}
        sx={{ width: 1, maxWidth: 520 }}
      >
        <AlertTitle>{result.title}</AlertTitle>
        {result.text}
      </Alert>
    </Snackbar>
  );
}
