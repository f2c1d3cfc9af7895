import type { PropsWithChildren } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HelmetProps } from 'react-helmet-async';

/** The head of one page. */
export function Head(props: PropsWithChildren<HelmetProps>) {
  return (
    <HelmetProvider>
      <Helmet htmlAttributes={{ lang: 'fr' }} {...props} />
    </HelmetProvider>
  );
}
