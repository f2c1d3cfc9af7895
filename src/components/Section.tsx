import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { inkTheme } from '../theme/theme';
import { withTick } from '../theme/tick';
import { colors, sectionSpacing } from '../theme/tokens';
import { Ground } from './Ground';

interface SectionProps {
  /** The URL fragment that leads to the section. */
  id: string;
  title: string;
  intro?: string;
  /** Further from its neighbours. */
  space?: 'generous';
  /** A ground of its own. */
  ground?: 'shade' | 'ink';
  /** Under a hairline, which parts it from a section on the same ground. */
  isRuled?: boolean;
  /** Left out on paper. */
  isScreenOnly?: boolean;
}

export function Section({ ground, ...props }: PropsWithChildren<SectionProps>) {
  const { id, title, intro, space, isRuled, isScreenOnly, children } = props;
  const titleId = `${id}-title`;
  const frame = {
    id,
    'aria-labelledby': titleId,
    sx: {
      py: { ...sectionSpacing, ...(space && { md: 16 }) },
      borderTop: isRuled ? 1 : 0,
      borderColor: 'divider',
      '@media print': isScreenOnly ? { display: 'none' } : { py: '0.75rem' },
    },
    children: (
      <SectionLayout>
        <SectionLetter aria-hidden="true" />
        <SectionHead>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {intro && (
            <Typography
              variant="subtitle1"
              color="textSecondary"
              sx={{ mt: 2, textWrap: 'balance' }}
            >
              {intro}
            </Typography>
          )}
        </SectionHead>
        <SectionBody>{children}</SectionBody>
      </SectionLayout>
    ),
  };
  if (ground === 'ink') return <Ground theme={inkTheme} {...frame} />;
  const bgcolor = ground === 'shade' ? colors.paperShade : undefined;
  return <Box component="section" {...frame} sx={{ ...frame.sx, bgcolor }} />;
}

const SectionLayout = styled(Container)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  [breakpoints.up('md')]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
}));

const SectionHead = styled('div')(({ theme: { breakpoints } }) => ({
  maxWidth: 760,
  marginBottom: 32,
  [breakpoints.up('md')]: { gridColumn: 2, marginBottom: 56 },
  '@media print': { maxWidth: 'none', marginBottom: '0.5rem' },
}));

const SectionBody = styled('div')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { gridColumn: 2 },
  '@media print': { marginBottom: '0.5rem' },
}));

/** Decoration: the section's letter with a tick, like the code of two matched lines. */
const SectionLetter = styled('span')(({ theme }) => ({
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
  '@media print': { display: 'none' },
}));
