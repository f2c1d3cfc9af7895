import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { CONTACT_US, faq } from '../../content/sections/faq';
import { Questions } from './Questions';

export function Faq() {
  return (
    <Section id={anchors.faq} title={faq.title}>
      <Body>
        <Questions />
        <p>
          {faq.moreQuestions} <a href={`#${anchors.contact}`}>{CONTACT_US}</a>
        </p>
      </Body>
    </Section>
  );
}

const Body = styled('div')(({ theme: { palette, typography } }) => ({
  '& > div': { borderTop: `1px solid ${palette.divider}` },
  '& > p': { marginTop: 32 },
  '& > p > a': { fontWeight: typography.fontWeightMedium, whiteSpace: 'nowrap' },
}));
