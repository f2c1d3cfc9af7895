import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface LinkBehaviorProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * What MUI's links and buttons with an `href` render: the router follows those to pages of the site,
 * the browser those to files, to the function and to anything else.
 * https://mui.com/material-ui/integrations/routing/#global-theme-link
 */
export function LinkBehavior({ href, ...props }: LinkBehaviorProps) {
  return leadsToPage(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

/**
 * Whether a URL is a page's. The build rejects a page whose path has no slash at its end, and a file's
 * has none.
 */
function leadsToPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  // With two slashes, it begins with another site's domain.
  return path.startsWith('/') && !path.startsWith('//') && path.endsWith('/');
}
