import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DrawingProps {
  viewBox: string;
  /** Its size where no styles have loaded. */
  width?: number;
  height?: number;
  preserveAspectRatio?: 'none';
  sx: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A decorative SVG, hidden from screen readers: the text beside it says the same. Drawn in
 * `currentColor`, since forced colours replace no other colour of an SVG.
 */
export function Drawing(svg: DrawingProps) {
  return <Box component="svg" aria-hidden="true" focusable="false" {...svg} />;
}
