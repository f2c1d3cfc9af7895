import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ErrorBoundary } from 'react-error-boundary';
import { Halves, InkHalf, PaperHalf } from '../../components/Halves';
import { makeTitleId, SectionFrame } from '../../components/SectionFrame';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';
import { MessageStart } from '../../components/message/MessageStart';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import { attributionHeaders } from '../../services/attribution';
import { sendDemoRequest, type DemoRequest } from '../../services/sendDemoRequest';
import { loadSupabaseClient } from '../../services/loadSupabaseClient';
import { inkTheme } from '../../theme/theme';
import { colors } from '../../theme/tokens';
import { halfTitle } from '../../theme/typography';
import { ContactForm } from './ContactForm';
import { NextSteps } from './NextSteps';
import { PlainContact } from './PlainContact';
import { RequestRow } from './RequestRow';
import { Toast } from './result/Toast';

const send = (request: DemoRequest) =>
  sendDemoRequest(request, loadSupabaseClient, attributionHeaders());

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
  const { isSent, result } = useDemoRequest();
  return (
    <>
      {/* Not inside the section, whose container would be its frame, nor below the header. */}
      <Toast result={result} />
      <SectionFrame id={anchors.contact} isFlush>
        <Halves sx={areas}>
          <PaperHalf sx={{ gridArea: 'promise', paddingTop: AREA_SPACE, pb: 3 }}>
            <Typography variant="h2" id={makeTitleId(anchors.contact)} sx={halfTitle}>
              {contact.title}
            </Typography>
            <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
              {contact.promise}
            </Typography>
          </PaperHalf>
          <RequestRow isSent={isSent} />
          <FormArea>
            <ContactForm prepare={prepare} send={send} />
          </FormArea>
          <AsideArea>
            <NextSteps />
            <DistributorNote />
          </AsideArea>
        </Halves>
      </SectionFrame>
    </>
  );
}

const areas = (theme: Theme) => ({
  gridTemplateAreas: '"promise" "row" "form" "aside"',
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"row row" "promise form" "aside form"',
    gridTemplateRows: 'auto auto 1fr',
  },
  '@media print': {
    gridTemplateAreas: '"promise aside"',
    gridTemplateColumns: '2fr 3fr',
    columnGap: '1rem',
  },
});

/** Above and below an area. */
const AREA_SPACE = 'clamp(16px, 5vw, 64px)';

/** On phones too, the form stands on ink. */
const FormArea = styled(InkHalf)({
  gridArea: 'form',
  paddingBlock: AREA_SPACE,
  backgroundColor: inkTheme.palette.background.default,
  '@media print': { display: 'none' },
});

const AsideArea = styled(PaperHalf)({
  gridArea: 'aside',
  display: 'grid',
  // Beside a higher form, both ends of its height.
  alignContent: 'space-between',
  gap: 12,
  paddingBlock: AREA_SPACE,
});

function DistributorNote() {
  return (
    <DistributorFrame>
      <Typography variant="h3">{contact.distributorNote.title}</Typography>
      <Typography>{contact.distributorNote.text}</Typography>
      <MessageStart {...contact.distributorNote.start} />
    </DistributorFrame>
  );
}

const DistributorFrame = styled('div')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${colors.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
}));
