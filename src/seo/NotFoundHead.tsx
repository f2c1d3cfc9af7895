import { meta } from '../content/meta';
import { Head } from './Head';
import { commonLinks, commonMeta } from './commonTags';

const metaTags = [
  ...commonMeta,
  { name: 'description', content: meta.notFound.description },
  { name: 'robots', content: 'noindex' },
];

export function NotFoundHead() {
  return <Head title={meta.notFound.title} meta={metaTags} link={commonLinks} />;
}
