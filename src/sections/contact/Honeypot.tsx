import { styled } from '@mui/material/styles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { contact } from '../../content/sections/contact';

interface HoneypotProps {
  registration: UseFormRegisterReturn;
}

/**
 * A field that only spam bots fill in. It is placed off-screen, since bots skip `hidden` fields.
 * Screen readers, the Tab key and autofill skip it, and so do the password managers that know these
 * attributes: 1Password, LastPass, Bitwarden and Dashlane.
 *
 * @see https://developer.1password.com/docs/web/compatible-website-design/
 * @see https://dashlane.github.io/SAWF/
 */
export function Honeypot({ registration }: HoneypotProps) {
  const { ref, ...field } = registration;
  return (
    <OffScreen aria-hidden="true">
      {contact.honeypot.label}
      <input
        ref={ref}
        {...field}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </OffScreen>
  );
}

const OffScreen = styled('label')({ position: 'absolute', left: '-200vw', width: '100%' });
