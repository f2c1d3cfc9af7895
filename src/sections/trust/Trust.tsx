import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardSheet } from '../../components/CardSheet';
import { Explanations } from '../../components/Explanations';
import { MessageStart } from '../../components/message/MessageStart';
import { Section, windowWide } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { anchors } from '../../content/anchors';
import { trust } from '../../content/sections/trust';
import { printColumns } from '../../theme/printColumns';
import { tick } from '../../theme/tick';
import { colors } from '../../theme/tokens';
import { Badge } from './Badge';

const badges = [
  ...trust.badges.map((badge) => ({ ...badge, isPending: false })),
  { id: 'pending', ...trust.pending, isPending: true },
];

export function Trust() {
  const { title, items } = trust.included;
  return (
    <Section
      id={anchors.trust}
      title={trust.title}
      action={<MessageStart {...trust.questions} />}
      sx={{ bgcolor: colors.paperShade }}
    >
      <WideLedger disablePadding>
        {badges.map(({ id, ...badge }) => (
          <Badge key={id} {...badge} />
        ))}
      </WideLedger>
      <Typography variant="h3">{title}</Typography>
      <CardSheet>
        {items.map(({ id, text }) => (
          <IncludedItem key={id}>
            <WholeWords>{text}</WholeWords>
          </IncludedItem>
        ))}
      </CardSheet>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

/** Its rows go from one edge of the window to the other, as in the hero. */
const WideLedger = styled(List)(({ theme }) => ({
  ...windowWide(theme),
  marginBottom: 16,
  '@media print': { ...printColumns, width: 'auto', marginInline: 0 },
}));

/** As many in a row as have room. */
const IncludedItem = styled('li')(({ theme: { breakpoints, palette, typography } }) => ({
  ...typography.body2,
  flex: '1 1 11rem',
  [breakpoints.up('sm')]: { flexBasis: '9.5rem' },
  padding: '10px 16px 10px 34px',
  // The tick hangs before the lines.
  textIndent: -18,
  backgroundColor: palette.background.paper,
  '&::before': { ...tick, marginRight: 12, color: palette.success.main },
}));
