import { createContext, use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * The URL paths of the site's pages, as App.tsx has them of sitePages.tsx: pages use the theme, so the
 * theme cannot import them.
 */
export const PagePaths = createContext<readonly string[]>([]);

interface LinkBehaviorProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * What MUI's links and buttons with an `href` render: the router follows those to pages of the site,
 * the browser those to files, to the function and to anything else.
 * https://mui.com/material-ui/integrations/routing/#global-theme-link
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  const isPage = use(PagePaths).includes(href.replace(/[?#].*/s, ''));
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
