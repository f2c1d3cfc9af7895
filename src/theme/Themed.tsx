import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

interface ThemedProps {
  children: ReactNode;
}

export function Themed({ children }: ThemedProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
