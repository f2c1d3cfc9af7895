import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardSheet } from '../components/CardSheet';
import { LineBars } from '../components/ledger/LineBars';
import { MessageStart } from '../components/message/MessageStart';
import { Section } from '../components/Section';
import { anchors } from '../content/anchors';
import { benefits, type Benefit } from '../content/sections/benefits';
import { printColumn, printColumns } from '../theme/printColumns';

export function Benefits() {
  const { items } = benefits;
  return (
    <Section id={anchors.benefits} title={benefits.title} intro={benefits.intro} isRuled>
      {/* On paper, the hairlines of the sheet would fill the gaps. */}
      <CardSheet sx={[printColumns, { '@media print': { backgroundColor: 'transparent' } }]}>
        {items.map((benefit, rank) => (
          <BenefitCard
            key={benefit.id}
            benefit={benefit}
            isFirst={rank === 0}
            isBesideLarge={rank > 1 && Boolean(items[rank - 1]?.isSolved)}
          />
        ))}
      </CardSheet>
    </Section>
  );
}

interface BenefitCardProps {
  benefit: Benefit;
  /** The first card is the largest, and has the drawing. */
  isFirst: boolean;
  /** Whether the other card of its row has a larger figure, on middle screens. */
  isBesideLarge: boolean;
}

function BenefitCard({ benefit, isFirst, isBesideLarge }: BenefitCardProps) {
  const { prefix, figure, isSolved, title, text, asksVersion } = benefit;
  return (
    <BenefitFrame component="li" variant="elevation" square isFirst={isFirst}>
      <BenefitContent hasDrawing={isFirst}>
        <Typography variant="h3" sx={isBesideLarge ? asHighAsLarge : undefined}>
          {prefix && (
            <Typography component="span" color="textSecondary" sx={{ mr: '4px' }}>
              {prefix}{' '}
            </Typography>
          )}
          <Typography variant="figure" sx={isSolved ? largeFigure : undefined}>
            {figure}
          </Typography>{' '}
          <BenefitName>{title}</BenefitName>
        </Typography>
        {isFirst && (
          <BenefitDrawing>
            <LineBars {...benefits.bars} />
          </BenefitDrawing>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: '12px', maxWidth: 460 }}>
          {text}
        </Typography>
        {/* Beside figures of this size, a button with an outline would be louder than what it is about. */}
        {asksVersion && <MessageStart {...benefits.versionStart} variant="link" />}
      </BenefitContent>
    </BenefitFrame>
  );
}

/** A little less than a share of the row, so that no rounding wraps the last card: all of them grow. */
const aThird = 'calc((100% - 2px) / 3 - 1px)';
const twoThirds = 'calc((200% - 1px) / 3 - 1px)';
const aHalf = 'calc((100% - 1px) / 2 - 1px)';

interface BenefitFrameProps {
  component: 'li';
  isFirst: boolean;
}

/** Three in a row, or two, or one; the first counts twice. The cards of a short row share it. */
const BenefitFrame = styled(Card, {
  shouldForwardProp: (prop) => prop !== 'isFirst',
})<BenefitFrameProps>(({ theme: { breakpoints }, isFirst }) => ({
  flex: '1 1 100%',
  [breakpoints.up('sm')]: { flexBasis: isFirst ? '100%' : aHalf },
  [breakpoints.up('lg')]: { flexBasis: isFirst ? twoThirds : aThird },
  ...printColumn,
}));

const LARGE = '4rem';

const largeFigure: SxProps<Theme> = {
  color: 'success.main',
  fontSize: { xs: LARGE, lg: '7rem' },
  letterSpacing: { lg: '-0.03em' },
  wordSpacing: '-0.09em',
};

/** The title's first line is as high as that of the card beside it. */
const asHighAsLarge: SxProps<Theme> = ({ breakpoints, typography }) => ({
  [breakpoints.between('sm', 'lg')]: {
    '&::before': { content: '""', fontSize: LARGE, lineHeight: typography.figure.lineHeight },
  },
});

const BenefitName = styled('span')({ display: 'block', marginTop: 4 });

const BenefitContent = styled(CardContent, {
  shouldForwardProp: (prop) => prop !== 'hasDrawing',
})<{ hasDrawing: boolean }>(({ theme: { breakpoints } }) => ({
  variants: [
    {
      props: { hasDrawing: true },
      style: {
        // The texts stand in the first column. What they leave of the drawing's height is below them.
        [breakpoints.up('sm')]: {
          display: 'grid',
          gridTemplate: 'repeat(4, auto) 1fr / 1fr 1fr',
          columnGap: 48,
          height: '100%',
        },
      },
    },
  ],
  '@media print': { '&&': { display: 'block', padding: '1rem' } },
}));

const BenefitDrawing = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  marginTop: 16,
  // As far as the edges of the card, over its padding, and to the line between the cards below.
  [breakpoints.up('sm')]: { gridArea: '1 / 2 / -1', margin: -24 },
  '@media print': { display: 'none' },
}));
