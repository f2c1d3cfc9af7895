import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import List from '@mui/material/List';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { brand } from '../../../content/brand';
import { phoneLink, type ContactLink } from '../../../content/directContact';
import { LinkItem } from '../../../components/LinkItem';
import { tick } from '../../../theme/tick';
import { contact, type SubmissionResult } from '../../../content/sections/contact';

interface ResultNoteProps {
  /** Whether it fills a sheet of its own, under a tick. */
  isSheet?: boolean;
  tabIndex?: number;
  sx?: SxProps<Theme>;
  result: SubmissionResult;
  /** Link offered after a failure. */
  mail?: ContactLink;
  ref?: Ref<HTMLDivElement>;
}

/** The result beside the form. Its role is `note`: the toast announces it. */
export function ResultNote({ isSheet, result, mail, sx, ...placed }: ResultNoteProps) {
  const isSuccess = result.kind === 'success';
  return (
    <Alert
      {...placed}
      role="note"
      severity={isSuccess ? 'success' : 'error'}
      icon={false}
      sx={isSheet ? { p: 0, border: 0 } : sx}
      // MUI would cut off the focus rings of the links.
      slotProps={{ message: { sx: { overflow: 'visible' } } }}
    >
      <AlertTitle sx={isSheet ? sheetTitle : undefined}>{result.title}</AlertTitle>
      {result.text}
      {isSuccess && brand.bookingUrl && (
        <List disablePadding>
          <LinkItem href={brand.bookingUrl} label={contact.booking} target="_blank" />
        </List>
      )}
      {mail && (
        <List disablePadding>
          <LinkItem {...mail} />
          {phoneLink && (
            <LinkItem {...phoneLink} label={`${contact.direct.phone} ${phoneLink.label}`} />
          )}
        </List>
      )}
    </Alert>
  );
}

/** Below a tick that fills what is left of the form's window. */
const sheetTitle = {
  typography: 'h2',
  mb: 1,
  '&::before': {
    ...tick,
    display: 'block',
    m: '0.1em 0 0.25em 0.18em',
    fontSize: 'clamp(112px, 20vw, 256px)',
    color: 'success.main',
  },
} as const;
