import { Helmet } from 'react-helmet-async';
import { meta } from '../content/meta';
import { commonLinks, commonMeta } from './commonTags';

export function ErrorHead() {
  return (
    <Helmet
      htmlAttributes={{ lang: 'fr' }}
      title={meta.error.title}
      meta={commonMeta}
      link={commonLinks}
    />
  );
}
