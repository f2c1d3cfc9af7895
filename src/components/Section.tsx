import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { withTick } from '../theme/tick';
import { colors, PAGE_MARGIN, SECTION_SPACE } from '../theme/tokens';
import { Lead } from './text';

interface SectionProps {
  /** The URL fragment that leads to the section. */
  id: string;
  title: string;
  intro?: string;
  /** Further from its neighbours. */
  space?: 'generous';
  /** A ground of its own instead of hairlines. */
  ground?: 'shade' | 'ink';
  children: ReactNode;
}

export function Section({ id, title, intro, space, ground, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Frame id={id} aria-labelledby={titleId} data-space={space} data-ground={ground}>
      <Letter aria-hidden="true" />
      <div>
        <h2 id={titleId}>{title}</h2>
        {intro && <Lead>{intro}</Lead>}
      </div>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  paddingInline: PAGE_MARGIN,
  paddingBlock: SECTION_SPACE,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  'section + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '&[data-ground], [data-ground] + &': { border: 0 },
  '&[data-ground=shade]': { backgroundColor: colors.paperShade },
  '&[data-ground=ink]': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    '& p': { color: theme.palette.primary.light },
    '& > span': { color: theme.palette.success.light },
  },
  '& > div:first-of-type': { maxWidth: 760, marginBottom: 32 },
  '& > div:first-of-type > p': { textWrap: 'balance' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    '&[data-space=generous]': { paddingBlock: 128 },
    '& > div': { gridColumn: 2 },
    '& > div:first-of-type': { marginBottom: 56 },
  },
}));

/** Decoration: the section's letter with a tick, like the code of two matched lines. */
const Letter = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  justifySelf: 'start',
  justifyContent: 'center',
  width: 48,
  gap: 6,
  marginBottom: 14,
  paddingBlock: 2,
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.success.main,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  counterIncrement: 'section',
  '&::before': { content: 'counter(section, upper-alpha)' },
  ...withTick,
  [theme.breakpoints.up('md')]: { margin: '10px 0 0' },
}));
