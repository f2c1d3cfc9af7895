import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';

interface LinkBehaviorProps extends ComponentProps<'a'> {
  href: string;
}

const pages: readonly string[] = Object.values(paths);

/**
 * What MUI's links and buttons with an `href` render: the router follows those to the paths of
 * paths.ts, the browser those to files, to the function and to anything else.
 * https://mui.com/material-ui/integrations/routing/#global-theme-link
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  const isPage = pages.includes(href.replace(/[?#].*/s, ''));
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
