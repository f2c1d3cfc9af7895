import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardSheet } from '../components/CardSheet';
import { LineBars } from '../components/ledger/LineBars';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { benefits, type Benefit } from '../content/sections/benefits';
import { Island } from '../islands/Island';
import { MessageStart } from '../message/MessageStart';
import { CARD_PADDING } from '../theme/tokens';

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
        <Typography component="h3" variant="h3">
          {benefit.prefix && (
            <Typography component="span" color="textSecondary">
              {benefit.prefix}{' '}
            </Typography>
          )}
          <Typography
            component="span"
            variant="figure"
            color={benefit.isSolved ? 'success' : undefined}
          >
            {benefit.figure}
          </Typography>{' '}
          <span>{benefit.title}</span>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: 460 }}>
          {benefit.text}
        </Typography>
        {benefit.asksVersion && (
          <Island name="version" isOnDemand>
            <VersionStart />
          </Island>
        )}
      </CardContent>
      {isFirst && <LineBars {...benefits.bars} />}
    </Card>
  );
}

/** The first card is the largest. On middle widths, a card that would be alone in a row fills it. */
const Cards = styled(CardSheet)(({ theme }) => ({
  [CARD_PADDING]: '16px',
  '& h3 > span:last-of-type': { display: 'block', marginTop: 4 },
  [theme.breakpoints.up('sm')]: {
    [CARD_PADDING]: '24px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { display: 'flex', justifyContent: 'space-between' },
    '& > li:first-of-type, & > li:nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
    '& > li:first-of-type h3 > span:nth-last-of-type(2)': { display: 'block', fontSize: '4.5rem' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > li, & > li:nth-of-type(even):last-of-type': { gridColumn: 'span 4' },
    '& > li:first-of-type': { gridColumn: 'span 7' },
    // Both solved figures stand on one line, at the foot of their cards.
    '& > li:nth-of-type(2)': { gridColumn: 'span 5', display: 'grid', alignContent: 'end' },
    '& > li:nth-of-type(-n + 2) h3 > span:nth-last-of-type(2)': { fontSize: '7rem' },
  },
}));

/** Begins a message on the visitor's own version of the suite. */
export function VersionStart() {
  return <MessageStart {...benefits.versionStart} />;
}
