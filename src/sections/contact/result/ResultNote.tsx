import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { phoneLink, type ContactLink } from '../../../content/directContact';
import { contact, type SubmissionResult } from '../../../content/sections/contact';
import { MatchedRow } from './MatchedRow';

interface ResultNoteProps extends Pick<AlertProps, 'id' | 'sx' | 'tabIndex'> {
  result: SubmissionResult;
  /** Link offered after a failure. */
  mail?: ContactLink;
  ref?: Ref<HTMLDivElement>;
}

/** The result beside the form. Its role is `note`: the toast announces the same text. */
export function ResultNote({ result, mail, ...placed }: ResultNoteProps) {
  const isSuccess = result.kind === 'success';
  return (
    <Alert {...placed} severity={isSuccess ? 'success' : 'error'} icon={false} role="note">
      {isSuccess && <MatchedRow {...contact.matched} />}
      <AlertTitle>{result.title}</AlertTitle>
      {result.text}
      {mail && (
        <Box component="ul" sx={{ mt: 1 }}>
          <DirectLink {...mail} />
          {phoneLink && (
            <DirectLink {...phoneLink} label={`${contact.direct.phone} ${phoneLink.label}`} />
          )}
        </Box>
      )}
    </Alert>
  );
}

function DirectLink({ href, label }: ContactLink) {
  return (
    <li>
      <a href={href}>{label}</a>
    </li>
  );
}
