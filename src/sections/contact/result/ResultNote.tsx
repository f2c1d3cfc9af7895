import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AlertProps } from '@mui/material/Alert';
import type { Ref } from 'react';
import { brand, phoneHref } from '../../../content/brand';
import { contact } from '../../../content/sections/contact';
import type { SubmissionResult } from '../../../content/sections/contact';
import type { MailLink } from './mailtoLink';

interface OutcomeNoteProps extends Pick<AlertProps, 'id' | 'sx'> {
  outcome: SubmissionResult;
  /** After a failure, a way that needs no form. */
  mail?: MailLink;
  ref?: Ref<HTMLDivElement>;
}

const NO_BREAK_SPACE = '\u00a0';
const phone = `${contact.direct.phone} ${brand.contact.phone.replaceAll(' ', NO_BREAK_SPACE)}`;

/** What became of the request, beside the form. As a note, since the toast announces it already. */
export function ResultNote({ outcome, mail, ...placed }: OutcomeNoteProps) {
  return (
    <Alert {...placed} severity={outcome.kind === 'success' ? 'success' : 'error'} role="note">
      <AlertTitle>{outcome.title}</AlertTitle>
      {outcome.text}
      {mail && (
        <Box component="ul" sx={{ mt: 1 }}>
          <DirectWay {...mail} />
          <DirectWay href={phoneHref} label={phone} />
        </Box>
      )}
    </Alert>
  );
}

function DirectWay({ href, label }: MailLink) {
  return (
    <li>
      <Link href={href}>{label}</Link>
    </li>
  );
}
