import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { CONTACT_US, faq } from '../../content/sections/faq';
import { Island } from '../../islands/Island';
import { Questions } from './Questions';

export function Faq() {
  return (
    <Section id={anchors.faq} title={faq.title}>
      <Island name="questions">
        <FaqBody />
      </Island>
    </Section>
  );
}

export function FaqBody() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
        gap: { xs: 5, lg: 8 },
        alignItems: 'start',
        maxWidth: { xs: 820, lg: 'none' },
      }}
    >
      <Questions />
      <MoreQuestions />
    </Box>
  );
}

/** Beside the questions on wide screens, otherwise below. */
function MoreQuestions() {
  return (
    <Typography
      sx={{
        borderTop: { lg: 1 },
        borderColor: { lg: 'divider' },
        pt: { lg: 2.5 },
        '& a': { fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' },
      }}
    >
      {faq.moreQuestions} <a href={`#${anchors.contact}`}>{CONTACT_US}</a>
    </Typography>
  );
}
