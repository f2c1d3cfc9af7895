import { styled } from '@mui/material/styles';
import { FUNCTION_PATH } from '../../../supabase/functions/_shared/contract';
import { ErrorBoundary } from 'react-error-boundary';
import { Lead } from '../../components/text';
import { useHydrated } from '../../components/useHydrated';
import { config } from '../../config';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';
import { MessageStart } from '../../components/message/MessageStart';
import { sendDemoRequest, type DemoRequest } from '../../services/demoRequest';
import { loadSupabaseClient } from '../../services/loadSupabaseClient';
import { colors, COLUMN_GAP, COLUMNS, PAGE_MARGIN, SECTION_SPACE } from '../../theme/tokens';
import { growTo } from '../../theme/typography';
import { ContactForm } from './ContactForm';
import { NextSteps } from './NextSteps';
import { OpenRow } from './OpenRow';
import { PlainContact } from './PlainContact';
import { plainMail } from './result/mailtoLink';
import { ResultNote } from './result/ResultNote';
import { useSubmission } from './useSubmission';

const TITLE_ID = `${anchors.contact}-title`;

const send = (request: DemoRequest) => sendDemoRequest(request, loadSupabaseClient);

/** Preloads the client. A failure stays silent: submitting tries again. */
const prepare = () => void loadSupabaseClient().catch(() => undefined);

export function Contact() {
  return (
    <ErrorBoundary fallback={<PlainContact />}>
      <ContactBody />
    </ErrorBoundary>
  );
}

function ContactBody() {
  const isHydrated = useHydrated();
  const submission = useSubmission(send);
  const isSent = submission.result?.kind === 'success';
  return (
    <Columns id={anchors.contact} aria-labelledby={TITLE_ID} data-ground>
      <div>
        <h2 id={TITLE_ID}>{contact.title}</h2>
        <Lead>{contact.promise}</Lead>
      </div>
      <div>
        {!isHydrated &&
          contact.nativeResults.map((result) => (
            // Styles show this one without hydration, when the URL's fragment names it.
            <ResultNote
              key={result.id}
              id={result.id}
              result={result}
              mail={result.kind === 'failure' ? plainMail : undefined}
              sx={{ display: 'none', mb: 2, '&:target': { display: 'block' } }}
            />
          ))}
        {!isSent && <OpenRow {...contact.matched} />}
        <ContactForm
          {...submission}
          action={`${config.supabaseUrl}${FUNCTION_PATH}`}
          prepare={prepare}
        />
      </div>
      <div>
        {!isSent && <NextSteps />}
        <DistributorNote />
      </div>
    </Columns>
  );
}

const Columns = styled('section')(({ theme: { breakpoints, palette, shape } }) => ({
  display: 'grid',
  gridTemplate: '"promise" "form" "beside" / minmax(0, 1fr)',
  gap: 32,
  padding: `${SECTION_SPACE} ${PAGE_MARGIN}`,
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
  '& h2 + p': { color: palette.primary.light },
  '& > :nth-of-type(1)': { gridArea: 'promise' },
  '& > :nth-of-type(2)': {
    gridArea: 'form',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: shape.borderRadius,
    overflow: 'clip',
  },
  '& > :nth-of-type(3)': {
    gridArea: 'beside',
    display: 'flex',
    flexDirection: 'column',
    gap: 32,
  },
  [breakpoints.up('md')]: {
    gridTemplate: `"promise form" auto "beside form" 1fr / ${COLUMNS}`,
    columnGap: COLUMN_GAP,
    // The page leads here: its largest title but one.
    '& h2': { fontSize: growTo('3.5rem') },
  },
}));

function DistributorNote() {
  return (
    <Note>
      <h3>{contact.distributorNote.title}</h3>
      <p>{contact.distributorNote.text}</p>
      <MessageStart
        label={contact.distributorNote.start}
        beginning={contact.distributorNote.beginning}
      />
    </Note>
  );
}

const Note = styled('div')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${colors.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  '& p': { marginTop: 4 },
}));
