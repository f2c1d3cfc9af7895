import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { anchors } from '../../content/anchors';
import { CONTACT_US, faq } from '../../content/sections/faq';
import { Questions } from './Questions';

export function Faq() {
  return (
    <Section id={anchors.faq} title={faq.title} sx={{ displayPrint: 'none' }}>
      <Questions />
      <Typography>
        {faq.moreQuestions}{' '}
        <Link href={`#${anchors.contact}`}>
          <WholeWords>{CONTACT_US}</WholeWords>
        </Link>
      </Typography>
    </Section>
  );
}
