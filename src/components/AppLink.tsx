import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface AppLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link that the router follows to pages of the site, and the browser to anything else. */
export function AppLink({ href, ...props }: AppLinkProps) {
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
