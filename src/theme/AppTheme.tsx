import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

interface AppThemeProps {
  children: ReactNode;
}

export function AppTheme({ children }: AppThemeProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
