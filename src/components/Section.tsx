import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LetteringCode } from './LetteringCode';

interface SectionProps {
  id: string;
  /** Lettering code in the margin, as an accountant writes it beside a matched line. */
  code: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

export function Section({ id, code, title, intro, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 7, md: 12 } }}
    >
      <Container maxWidth="lg">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '72px 1fr' } }}>
          <LetteringCode code={code} />
          <Box sx={{ maxWidth: 720 }}>
            <Typography id={titleId} component="h2" variant="h2">
              {title}
            </Typography>
            {intro && (
              <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2 }}>
                {intro}
              </Typography>
            )}
          </Box>
        </Box>
        <Box sx={{ mt: { xs: 4, md: 7 }, pl: { md: '88px' } }}>{children}</Box>
      </Container>
    </Box>
  );
}
