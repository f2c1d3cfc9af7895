import { ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { theme } from './theme';

export function AppTheme({ children }: PropsWithChildren) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
