import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface AppLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link that the router follows to pages of the site, and the browser to files and to anything else. */
export function AppLink({ href, ...props }: AppLinkProps) {
  const isPage = href.startsWith('/') && !href.includes('.');
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
