import { styled } from '@mui/material/styles';
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
    <Columns>
      <Questions />
      <p>
        {faq.moreQuestions} <a href={`#${anchors.contact}`}>{CONTACT_US}</a>
      </p>
    </Columns>
  );
}

/** What leads on stands beside the questions on wide screens, otherwise below. */
const Columns = styled('div')(({ theme: { breakpoints, palette, typography } }) => {
  const rule = `1px solid ${palette.divider}`;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    alignItems: 'start',
    maxWidth: 820,
    '& > div': { borderTop: rule },
    '& > p > a': { fontWeight: typography.fontWeightMedium, whiteSpace: 'nowrap' },
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      columnGap: 64,
      maxWidth: 'none',
      '& > p': { borderTop: rule, paddingTop: 22 },
    },
  };
});
