import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import { useHydrated } from './useHydrated';

const CLASS = 'script-only';

/** For `<noscript>` in every document. */
export const NOSCRIPT_STYLES = `.${CLASS}{display:none!important}`;

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
      className={CLASS}
      sx={{ display: 'contents', visibility: isShown ? undefined : 'hidden' }}
    >
      {children}
    </Box>
  );
}

/** The page as it is without JavaScript. */
export function parsePlainPage(prerendered: string): Document {
  const page = new DOMParser().parseFromString(prerendered, 'text/html');
  for (const part of page.querySelectorAll(`.${CLASS}`)) part.remove();
  return page;
}
