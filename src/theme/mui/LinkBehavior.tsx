import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface LinkBehaviorProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * What MUI's links and buttons with an `href` render: the router follows those to pages of the site,
 * the browser those to files and to anything else.
 * https://mui.com/material-ui/integrations/routing/#global-theme-link
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  const isPage = href.startsWith('/') && !href.includes('.');
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
