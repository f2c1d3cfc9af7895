import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { PropsWithChildren, ReactNode } from 'react';
import { findLetter } from '../content/navigation';
import { OUTER_SPACE, PAGE_GUTTER } from '../theme/pageGrid';
import { inkTheme } from '../theme/theme';
import { tick } from '../theme/tick';
import { makeTitleId, SectionFrame } from './SectionFrame';
import { WholeWords } from './WholeWords';

interface SectionProps {
  /** The URL fragment that leads to the section. */
  id: string;
  title: string;
  intro?: string;
  /** Beside the title and the intro, at the end of their last line. */
  action?: ReactNode;
  /** A dark ground, in whose theme everything inside is drawn. */
  ground?: 'ink';
  sx?: SxProps<Theme>;
}

export function Section(props: PropsWithChildren<SectionProps>) {
  const { id, title, intro, action, ground, sx, children } = props;
  const letter = findLetter(id);
  return (
    <SectionFrame id={id} theme={ground === 'ink' ? inkTheme : undefined} sx={sx}>
      <SectionLayout>
        {letter && <SectionLetter data-letter={letter} aria-hidden="true" />}
        <SectionHead>
          <Box sx={words}>
            <Typography variant="h2" id={makeTitleId(id)}>
              <WholeWords>{title}</WholeWords>
            </Typography>
            {intro && (
              <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
                {intro}
              </Typography>
            )}
          </Box>
          {action}
        </SectionHead>
        <SectionBody>{children}</SectionBody>
      </SectionLayout>
    </SectionFrame>
  );
}

/** In wide windows, a section's letter stands before its text. In pixels. */
const LETTER_COLUMN = 72;
const COLUMN_GAP = 16;

/** From the window's edge to a section's text, in wide windows. */
export const TEXT_START = `calc(${OUTER_SPACE} + ${LETTER_COLUMN + COLUMN_GAP}px)`;

/** What stands in a section from one edge of the window to the other. */
export const windowWide = ({ breakpoints }: Theme) => ({
  marginInline: `calc(-1 * ${PAGE_GUTTER})`,
  [breakpoints.up('md')]: { width: '100cqi', marginLeft: `calc(-1 * ${TEXT_START})` },
});

const SectionLayout = styled(Container)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: COLUMN_GAP,
  [breakpoints.up('md')]: { gridTemplateColumns: `${LETTER_COLUMN}px minmax(0, 1fr)` },
}));

/** In em: where letters are larger, fewer windows have room for an action beside the words. */
const roomForAction = '@media (min-width: 40em)';

const SectionHead = styled('div')(({ theme: { breakpoints } }) => ({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'fit-content(50%)',
  alignItems: 'last baseline',
  columnGap: 24,
  marginBottom: 'clamp(24px, 5vw, 56px)',
  [roomForAction]: { gridAutoFlow: 'column' },
  [breakpoints.up('md')]: { gridColumn: 2 },
  '@media print': { marginBottom: '0.5rem' },
}));

const words = { maxWidth: 760 };

/** Its parts are one distance apart. */
const SectionBody = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [breakpoints.up('md')]: { gridColumn: 2 },
  '@media print': { gap: '0.5rem' },
}));

/** Decoration: the section's letter with a tick, like the code of two matched lines. */
const SectionLetter = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  justifySelf: 'start',
  gap: 10,
  marginBottom: 10,
  padding: '2px 12px',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.success.main,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  // As text, it would be copied and found with the title.
  '&::before': { content: 'attr(data-letter)' },
  '&::after': tick,
  [theme.breakpoints.up('md')]: { margin: '10px 0 0' },
  '@media print': { display: 'none' },
}));
