import { config } from '../config';
import { meta } from '../content/meta';
import { Head } from './Head';
import { commonLinks, commonMeta } from './commonTags';
import { sharingTags } from './sharingTags';
import { serializeJsonLd, structuredData } from './structuredData';

const metaTags = [
  ...commonMeta,
  { name: 'description', content: meta.home.description },
  { name: 'robots', content: 'index, follow, max-image-preview:large' },
  ...sharingTags(config.siteUrl),
];
const links = [...commonLinks, { rel: 'canonical', href: `${config.siteUrl}/` }];

export function HomeHead() {
  return (
    <Head title={meta.home.title} meta={metaTags} link={links}>
      <script type="application/ld+json">{serializeJsonLd(structuredData(config.siteUrl))}</script>
    </Head>
  );
}
