import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  preserveAspectRatio?: 'none';
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** A drawing that says nothing the words beside it do not say. */
export function Drawing(svg: DrawingProps) {
  return <Box component="svg" aria-hidden="true" focusable="false" {...svg} />;
}
