import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';

/** Long enough to read twice; held while it is hovered or focused. */
const SUCCESS_DURATION_MS = 10_000;

interface ToastProps {
  outcome: SubmissionResult | undefined;
}

/**
 * Success is announced politely and leaves by itself; an error interrupts and stays until it is
 * dismissed. The status region stands before its words arrive: some screen readers announce
 * only changes inside a region they already know.
 */
export function Toast({ outcome }: ToastProps) {
  return (
    <>
      <Box role="status">{outcome?.kind === 'success' && <OpenToast outcome={outcome} />}</Box>
      {outcome?.kind === 'failure' && <OpenToast outcome={outcome} />}
    </>
  );
}

interface OpenToastProps {
  outcome: SubmissionResult;
}

/** Mounted anew for each outcome: the same words in the element that had them are not announced. */
function OpenToast({ outcome }: OpenToastProps) {
  const [isOpen, setIsOpen] = useState(true);
  const toast = useRef<HTMLDivElement>(null);
  const isSuccess = outcome.kind === 'success';

  function close(_event: Event | SyntheticEvent, reason: SnackbarCloseReason) {
    if (reason === 'clickaway') return;
    // A pointer that leaves sets the Snackbar's clock going again, even if focus is still inside.
    if (reason === 'timeout' && toast.current?.matches(':hover, :focus-within')) return;
    setIsOpen(false);
  }

  return (
    <Snackbar
      ref={toast}
      open={isOpen}
      autoHideDuration={isSuccess ? SUCCESS_DURATION_MS : null}
      onClose={close}
    >
      <Alert
        severity={isSuccess ? 'success' : 'error'}
        role={isSuccess ? 'presentation' : 'alert'}
        closeText={contact.close}
        onClose={() => setIsOpen(false)}
        sx={{ width: 1, maxWidth: 520 }}
      >
        <AlertTitle>{outcome.title}</AlertTitle>
        {outcome.text}
      </Alert>
    </Snackbar>
  );
}
