import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import type { SyntheticEvent } from 'react';
import { contact } from '../content/contact';

export type Outcome = 'success' | 'failure';

/** Long enough to read twice; the Snackbar holds it while it is hovered or focused. */
const SUCCESS_DURATION_MS = 10_000;

interface ToastProps {
  outcome: Outcome | undefined;
  onClose: () => void;
}

/**
 * Success is announced politely and leaves by itself; an error interrupts and stays until it is
 * dismissed. The status region stands before its words arrive: some screen readers announce
 * only changes inside a region they already know.
 */
export function Toast({ outcome, onClose }: ToastProps) {
  function close(_event: Event | SyntheticEvent, reason: SnackbarCloseReason) {
    if (reason !== 'clickaway') onClose();
  }

  return (
    <>
      <Box role="status">
        <Snackbar
          open={outcome === 'success'}
          autoHideDuration={SUCCESS_DURATION_MS}
          onClose={close}
        >
          <ToastAlert severity="success" message={contact.success} onClose={onClose} />
        </Snackbar>
      </Box>
      <Snackbar open={outcome === 'failure'} onClose={close}>
        <ToastAlert severity="error" message={contact.failure} onClose={onClose} />
      </Snackbar>
    </>
  );
}

interface ToastAlertProps {
  severity: 'success' | 'error';
  message: { title: string; text: string };
  onClose: () => void;
}

function ToastAlert({ severity, message, onClose, ...transition }: ToastAlertProps) {
  return (
    <Alert
      {...transition}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'presentation'}
      closeText={contact.close}
      onClose={onClose}
      sx={{ width: 1, maxWidth: 520 }}
    >
      <AlertTitle>{message.title}</AlertTitle>
      {message.text}
    </Alert>
  );
}
