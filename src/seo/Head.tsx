import type { PropsWithChildren } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HelmetProps } from 'react-helmet-async';

export function Head(props: PropsWithChildren<HelmetProps>) {
  return (
    <HelmetProvider>
      <Helmet htmlAttributes={{ lang: 'fr' }} {...props} />
    </HelmetProvider>
  );
}
