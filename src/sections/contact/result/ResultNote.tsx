import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { phoneLink, type ContactLink } from '../../../content/directContact';
import { contact, type SubmissionResult } from '../../../content/sections/contact';
import { MatchedRow } from './MatchedRow';

interface ResultNoteProps {
  id?: string;
  tabIndex?: number;
  sx?: SxProps<Theme>;
  result: SubmissionResult;
  /** Link offered after a failure. */
  mail?: ContactLink;
  ref?: Ref<HTMLDivElement>;
}

/** The result beside the form. Its role is `note`: the toast announces the same text. */
export function ResultNote({ result, mail, ...placed }: ResultNoteProps) {
  return (
    <Note {...placed} role="note" data-kind={result.kind}>
      {result.kind === 'success' && <MatchedRow {...contact.matched} />}
      <p>{result.title}</p>
      {result.text}
      {mail && (
        <ul>
          <DirectLink {...mail} />
          {phoneLink && (
            <DirectLink {...phoneLink} label={`${contact.direct.phone} ${phoneLink.label}`} />
          )}
        </ul>
      )}
    </Note>
  );
}

function DirectLink({ href, label }: ContactLink) {
  return (
    <li>
      <a href={href}>{label}</a>
    </li>
  );
}

const Note = styled('div')(({ theme: { palette, shape, typography } }) => ({
  ...typography.body2,
  padding: '14px 16px',
  border: `1px solid ${palette.error.main}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.error.light,
  color: palette.text.primary,
  '&[data-kind=success]': {
    borderColor: palette.success.main,
    backgroundColor: palette.success.light,
  },
  '& > p': {
    ...typography.body1,
    margin: '-2px 0 0.35em',
    fontWeight: typography.fontWeightMedium,
  },
  '& > ul': { marginTop: 8 },
}));
