import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { contact } from '../../content/sections/contact';

interface HoneypotProps {
  registration: UseFormRegisterReturn;
}

/**
 * A field for programs that fill in everything they find. It is moved out of sight instead of
 * being `hidden`, which such programs look for; people, screen readers and autofill pass it by.
 */
export function Honeypot({ registration }: HoneypotProps) {
  const { ref, ...field } = registration;
  return (
    <Box
      component="label"
      aria-hidden="true"
      sx={{ position: 'absolute', left: '-200vw', width: 1 }}
    >
      {contact.trap.label}
      <input ref={ref} {...field} type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
