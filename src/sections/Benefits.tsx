import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import { CardSheet } from '../components/CardSheet';
import { LineBars } from '../components/ledger/LineBars';
import { Section } from '../components/Section';
import { Figure, Small } from '../components/text';
import { anchors } from '../content/anchors';
import { benefits, type Benefit } from '../content/sections/benefits';
import { MessageStart } from '../components/message/MessageStart';

export function Benefits() {
  return (
    <Section id={anchors.benefits} title={benefits.title} intro={benefits.intro}>
      <Cards>
        {benefits.items.map((benefit, rank) => (
          <BenefitCard key={benefit.id} benefit={benefit} isFirst={rank === 0} />
        ))}
      </Cards>
    </Section>
  );
}

interface BenefitCardProps {
  benefit: Benefit;
  isFirst: boolean;
}

function BenefitCard({ benefit, isFirst }: BenefitCardProps) {
  return (
    <Card component="li">
      <CardContent>
        <h3>
          {benefit.prefix && <span data-part="prefix">{benefit.prefix} </span>}
          <Figure data-part="figure" data-solved={benefit.isSolved}>
            {benefit.figure}
          </Figure>{' '}
          <span data-part="title">{benefit.title}</span>
        </h3>
        {isFirst && <LineBars {...benefits.bars} />}
        <Small>{benefit.text}</Small>
        {benefit.asksVersion && <MessageStart {...benefits.versionStart} />}
      </CardContent>
    </Card>
  );
}

/** The first card is the largest. On middle widths, a card that would be alone in a row fills it. */
const Cards = styled(CardSheet)(({ theme }) => ({
  '& [data-part=title]': { display: 'block', marginTop: 4 },
  '& [aria-hidden]': { marginTop: 16 },
  '& [data-part=prefix]': {
    ...theme.typography.body1,
    marginRight: 4,
    color: theme.palette.text.secondary,
  },
  '& [data-solved]': { color: theme.palette.success.main },
  '& > li:nth-of-type(-n + 2) [data-part=figure]': { fontSize: '4rem', wordSpacing: '-0.09em' },
  '& p': { marginTop: 12, maxWidth: 460 },
  // Beside figures of this size, a button like the form's would be louder than what it is about.
  '& a': { minHeight: 32, padding: 0, border: 0, textDecoration: 'underline' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type, & > li:nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
    // The bars stand beside the texts of their card.
    '& > li:first-of-type > div': {
      display: 'grid',
      gridTemplate: 'auto 1fr / 1fr 1fr',
      columnGap: 48,
      height: '100%',
    },
    // As far as the edges of the card, and to the line between the cards below.
    '& [aria-hidden]': { gridArea: '1 / 2 / 3', margin: '-24px' },
  },
  // Both cards of the second row have the line height of the larger figure.
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > li:nth-of-type(3) h3::before': { content: '""', fontSize: '4rem', lineHeight: 1.1 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li, & > li:nth-of-type(even):last-of-type': { gridColumn: 'auto' },
    '& > li:first-of-type': { gridColumn: 'span 2' },
    '& > li:nth-of-type(-n + 2) [data-part=figure]': {
      fontSize: '7rem',
      letterSpacing: '-0.03em',
    },
  },
}));
