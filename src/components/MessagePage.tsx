import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { anchors } from '../content/anchors';
import { Wordmark } from './Wordmark';

interface MessagePageProps {
  children: ReactNode;
}

/** A page that says one thing: not found, or an error. */
export function MessagePage({ children }: MessagePageProps) {
  return (
    <Container component="main" id={anchors.main} maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <Wordmark />
      <Stack sx={{ gap: 3, mt: { xs: 8, md: 14 }, alignItems: 'flex-start' }}>{children}</Stack>
    </Container>
  );
}
