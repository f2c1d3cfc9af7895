import type { NativeSubmissionResult } from '../../../content/sections/contact';
import { plainMail } from './mailtoLink';
import { ResultNote } from './ResultNote';

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
