import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Ref } from 'react';
import { phoneLink, type ContactLink } from '../../../content/directContact';
import {
  contact,
  type NativeSubmissionResult,
  type SubmissionResult,
} from '../../../content/sections/contact';
import { plainMail } from './mailtoLink';

interface ResultNoteProps extends Pick<AlertProps, 'id' | 'icon' | 'sx' | 'tabIndex'> {
  result: SubmissionResult;
  /** Link offered after a failure. */
  mail?: ContactLink;
  ref?: Ref<HTMLDivElement>;
}

/** The result beside the form. Its role is `note`: the toast announces the same text. */
export function ResultNote({ result, mail, ...placed }: ResultNoteProps) {
  return (
    <Alert {...placed} severity={result.kind === 'success' ? 'success' : 'error'} role="note">
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
      <Link href={href}>{label}</Link>
    </li>
  );
}

interface NativeResultNoteProps {
  result: NativeSubmissionResult;
}

/** Result of a native post, shown when the URL's fragment names it. Works without JavaScript. */
export function NativeResultNote({ result }: NativeResultNoteProps) {
  return (
    <ResultNote
      id={result.id}
      icon={false}
      result={result}
      mail={result.kind === 'failure' ? plainMail : undefined}
      sx={{ display: 'none', mb: 2, scrollMarginTop: 96, '&:target': { display: 'flex' } }}
    />
  );
}
