import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { PropsWithChildren, ReactNode } from 'react';
import { findLetter } from '../content/navigation';
import { LARGEST_GUTTER, OUTER_SPACE, PAGE_GUTTER } from '../theme/pageGrid';
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

/** In wide windows, a section's letter stands before its text. In pixels, with the gap. */
const LETTER_COLUMN = 88;

/** From the window's edge to a section's text, in wide windows. */
export const TEXT_START = `calc(${OUTER_SPACE} + ${LETTER_COLUMN}px)`;

/** What stands in a section from one edge of the window to the other. */
export const windowWide = ({ breakpoints }: Theme) => ({
  marginInline: `calc(-1 * ${PAGE_GUTTER})`,
  [breakpoints.up('md')]: { width: '100cqi', marginLeft: `calc(-1 * ${TEXT_START})` },
});

const SectionLayout = styled(Container)(({ theme: { breakpoints } }) => ({
  position: 'relative',
  [breakpoints.up('md')]: { paddingLeft: LARGEST_GUTTER + LETTER_COLUMN },
}));

const SectionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  columnGap: 24,
  marginBottom: 'clamp(24px, 5vw, 56px)',
  '@media print': { marginBottom: '0.5rem' },
});

/** An action stands beside them where it leaves them 28rem. */
const words = { flex: '1 1 28rem', minWidth: 0, maxWidth: 760 };

/** Its parts are one distance apart. */
const SectionBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media print': { gap: '0.5rem' },
});

/** Decoration: the section's letter with a tick, like the code of two matched lines. */
const SectionLetter = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'fit-content',
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
  [theme.breakpoints.up('md')]: { position: 'absolute', top: 10, left: LARGEST_GUTTER },
  '@media print': { display: 'none' },
}));
