import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { withTick } from '../theme/tick';

/** The props that pages/LandingPage.tsx passes to each section. */
export interface SectionPlace {
  /** Its URL fragment. */
  id: string;
}

interface SectionProps extends SectionPlace {
  title: string;
  intro?: string;
  /** Its distance from its neighbours: see MuiContainer in the theme. */
  space?: 'compact' | 'generous';
  /** A ground of its own instead of hairlines. */
  ground?: 'shade';
  children: ReactNode;
}

export function Section({ id, title, intro, space, ground, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Container
      component="section"
      id={id}
      aria-labelledby={titleId}
      data-space={space}
      data-ground={ground}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '72px minmax(0, 1fr)' },
        columnGap: 2,
      }}
    >
      <SectionLetter />
      <Box
        sx={{
          gridColumn: { md: 2 },
          maxWidth: 720,
          mb: { xs: 4, md: 7 },
        }}
      >
        <Typography id={titleId} component="h2" variant="h2">
          {title}
        </Typography>
        {intro && (
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2 }}>
            {intro}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridColumn: { md: 2 } }}>{children}</Box>
    </Container>
  );
}

/** Decoration: the section's letter with a tick, like the code of two matched lines. */
function SectionLetter() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'start',
        justifySelf: 'start',
        gap: 0.75,
        mt: { md: 1.25 },
        mb: { xs: 2, md: 0 },
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1,
        color: 'success.main',
        fontSize: '0.9375rem',
        fontWeight: 'fontWeightMedium',
        counterIncrement: 'section',
        '&::before': { content: 'counter(section, upper-alpha)' },
        ...withTick,
      }}
    />
  );
}
