import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import { useHydrated } from './useHydrated';

export const SCRIPT_ONLY = 'script-only';

interface ScriptOnlyProps {
  component?: 'div' | 'span';
  /** Shown before hydration too: a picture, or a control that works then. */
  isShownEarly?: boolean;
}

/** Hides what does nothing without JavaScript. Until hydration its place is empty: nothing moves then. */
export function ScriptOnly(props: PropsWithChildren<ScriptOnlyProps>) {
  const { component = 'div', isShownEarly, children } = props;
  const isShown = useHydrated() || isShownEarly;
  return (
    <Box
      component={component}
      className={SCRIPT_ONLY}
      sx={{ display: 'contents', '@media (scripting: none)': { display: 'none' } }}
      style={{ visibility: isShown ? undefined : 'hidden' }}
    >
      {children}
    </Box>
  );
}
