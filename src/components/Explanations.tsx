import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LinkedText } from './LinkedText';
import { WholeWords } from './WholeWords';

interface ExplanationsProps {
  /**
   * One whose text is empty is left out: the owner has not given its fact. A line break begins a
   * paragraph.
   */
  items: readonly { title: string; text: string }[];
  /** Below the last text. */
  action?: ReactNode;
}

/** What the owner explains, each under its title. One alone fills the row: its text beside its title. */
export function Explanations({ items, action }: ExplanationsProps) {
  const given = items.filter(({ text }) => text !== '');
  if (given.length === 0) return null;
  const isAlone = given.length === 1;
  return (
    <ExplanationGrid>
      {given.map(({ title, text }, index) => (
        <Explained key={title} sx={isAlone ? besideTitle : undefined}>
          <Typography variant="h3">
            <WholeWords>{title}</WholeWords>
          </Typography>
          <Box sx={{ gridColumn: isAlone ? { md: '2 / -1' } : 1 }}>
            <Stack sx={{ gap: 1 }}>
              {text.split('\n').map((paragraph) => (
                <Typography key={paragraph} variant="body2" color="textSecondary">
                  <LinkedText>{paragraph}</LinkedText>
                </Typography>
              ))}
            </Stack>
            {index === given.length - 1 && action}
          </Box>
        </Explained>
      ))}
    </ExplanationGrid>
  );
}

const ExplanationGrid = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 24,
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Explained = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  alignContent: 'start',
  rowGap: 6,
  borderTop: `1px solid ${palette.divider}`,
  paddingTop: 16,
  breakInside: 'avoid',
}));

const besideTitle = {
  gridColumn: { md: '1 / -1' },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { md: 4 },
};
