import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Explanations } from '../../components/Explanations';
import { MessageStart } from '../../components/message/MessageStart';
import { RuledCard, RuledCards } from '../../components/RuledCards';
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
      <RuledCards>
        {items.map(({ id, text }) => (
          <IncludedItem key={id} component="li">
            <WholeWords>{text}</WholeWords>
          </IncludedItem>
        ))}
      </RuledCards>
      <Explanations items={trust.explanations} />
    </Section>
  );
}

/** Its rows go from one edge of the window to the other, as in the hero. */
const WideLedger = styled(List)(({ theme }) => ({
  ...windowWide(theme),
  marginBottom: 16,
  '@media print': { ...printColumns, marginInline: 0 },
}));

const IncludedItem = styled(RuledCard)(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  paddingLeft: 20,
  // The tick hangs before the lines.
  textIndent: -18,
  '&::before': { ...tick, marginRight: 12, color: palette.success.main },
})) as typeof RuledCard;
