import Container from '@mui/material/Container';
import { styled, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FUNCTION_PATH } from '../../../supabase/functions/_shared/contract';
import { ErrorBoundary } from 'react-error-boundary';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { useHydrated } from '../../components/useHydrated';
import { config } from '../../config';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';
import { MessageStart } from '../../components/message/MessageStart';
import { sendDemoRequest, type DemoRequest } from '../../services/demoRequest';
import { loadSupabaseClient } from '../../services/loadSupabaseClient';
import { inkTheme, theme } from '../../theme/theme';
import { colors, COLUMN_GAP, COLUMNS } from '../../theme/tokens';
import { growTo } from '../../theme/typography';
import { ContactForm } from './ContactForm';
import { NextSteps } from './NextSteps';
import { OpenRow } from './OpenRow';
import { PlainContact } from './PlainContact';
import { plainMail } from './result/mailtoLink';
import { ResultNote } from './result/ResultNote';
import { useSubmission } from './useSubmission';

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
    <SectionFrame
      id={anchors.contact}
      theme={inkTheme}
      sx={{ '@media print': { breakInside: 'avoid' } }}
    >
      <ContactGrid>
        <PromiseArea>
          {/* The page leads here: its largest title but one. */}
          <Typography
            variant="h2"
            id={makeTitleId(anchors.contact)}
            sx={{ fontSize: { md: growTo('3.5rem') } }}
          >
            {contact.title}
          </Typography>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
            {contact.promise}
          </Typography>
        </PromiseArea>
        <ThemeProvider theme={theme}>
          <FormArea>
            {!isHydrated && <NativeResultNotes />}
            {!isSent && <OpenRow {...contact.requestRow} />}
            <ContactForm
              {...submission}
              action={`${config.supabaseUrl}${FUNCTION_PATH}`}
              prepare={prepare}
            />
          </FormArea>
        </ThemeProvider>
        <AsideArea>
          {!isSent && <NextSteps />}
          <DistributorNote />
        </AsideArea>
      </ContactGrid>
    </SectionFrame>
  );
}

const ContactGrid = styled(Container)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplate: '"promise" "form" "aside" / minmax(0, 1fr)',
  gap: 32,
  [breakpoints.up('md')]: {
    gridTemplate: `"promise form" auto "aside form" 1fr / ${COLUMNS}`,
    columnGap: COLUMN_GAP,
  },
  '@media print': { gridTemplate: '"promise aside" / 2fr 3fr', gap: '1rem' },
}));

const PromiseArea = styled('div')({ gridArea: 'promise' });

const FormArea = styled('div')(({ theme }) => ({
  gridArea: 'form',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: theme.shape.borderRadius,
  overflow: 'clip',
  '@media print': { display: 'none' },
}));

const AsideArea = styled('div')({
  gridArea: 'aside',
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
});

/** The results of a native post. The one that the URL's fragment names shows without hydration. */
function NativeResultNotes() {
  return contact.nativeResults.map((result) => (
    <ResultNote
      key={result.id}
      id={result.id}
      result={result}
      mail={result.kind === 'failure' ? plainMail : undefined}
      sx={{ display: 'none', mb: 2, '&:target': { display: 'flex' } }}
    />
  ));
}

function DistributorNote() {
  return (
    <DistributorFrame>
      <Typography variant="h3">{contact.distributorNote.title}</Typography>
      <Typography sx={{ mt: 0.5 }}>{contact.distributorNote.text}</Typography>
      <MessageStart {...contact.distributorNote.start} />
    </DistributorFrame>
  );
}

const DistributorFrame = styled('div')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${colors.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
}));
