import { Helmet } from 'react-helmet-async';
import { meta } from '../content/meta';
import { commonLinks, commonMeta } from './commonTags';

const metaTags = [
  ...commonMeta,
  { name: 'description', content: meta.notFound.description },
  { name: 'robots', content: 'noindex' },
];

export function NotFoundHead() {
  return (
    <Helmet
      htmlAttributes={{ lang: 'fr' }}
      title={meta.notFound.title}
      meta={metaTags}
      link={commonLinks}
    />
  );
}
