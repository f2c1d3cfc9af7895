import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { contact, type SubmissionResult } from '../../../content/sections/contact';
import { toastOnTop } from '../../../theme/toast';

/** Long enough to read the message twice. */
const SUCCESS_DURATION_MS = 10_000;

/**
 * The events that show that somebody uses a field. `focusin` and `input` would not: the page's own
 * buttons cause them too, when they begin a message.
 */
const USES = ['pointerdown', 'keyup'];

interface ToastProps {
  result: SubmissionResult | undefined;
}

/**
 * Announces a success politely, until it closes by itself, and an error at once, until it is
 * dismissed. Both close when a field is used. The status region is always rendered: some screen readers
 * announce only changes in a region that exists already.
 */
export function Toast({ result }: ToastProps) {
  return (
    <>
      <div role="status">{result?.kind === 'success' && <OpenToast result={result} />}</div>
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
    // In a small window the toast could cover the field.
    function closeForField(event: Event) {
      const { target } = event;
      // It may be the release of the key that has sent the form.
      if (event instanceof KeyboardEvent && event.key === 'Enter') return;
      if (target instanceof Element && target.matches('input, textarea, select')) setIsOpen(false);
    }
    for (const type of USES) document.addEventListener(type, closeForField);
    return () => {
      for (const type of USES) document.removeEventListener(type, closeForField);
    };
  }, []);

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
      // Above fields that are scrolled into view: see the global styles.
      sx={{
        displayPrint: 'none',
        [toastOnTop]: { top: 8, bottom: 'auto', left: 8, right: 8, justifyContent: 'center' },
      }}
    >
      <Alert
        severity={isSuccess ? 'success' : 'error'}
        role={isSuccess ? 'presentation' : 'alert'}
        closeText={contact.close}
        onClose={() => setIsOpen(false)}
        sx={{
          width: '100%',
          maxWidth: 520,
          bgcolor: 'background.paper',
          [toastOnTop]: { paddingBlock: 0 },
        }}
      >
        <AlertTitle sx={{ [toastOnTop]: { m: 0 } }}>{result.title}</AlertTitle>
        {result.text}
      </Alert>
    </Snackbar>
  );
}
