import { config } from '../config';
import { meta } from '../content/meta';
import { paths } from '../content/paths';
import { Head } from './Head';
import { buildSharingTags } from './sharingTags';
import { buildStructuredData, serializeJsonLd } from './structuredData';

const metaTags = [
  { name: 'robots', content: 'index, follow, max-image-preview:large' },
  ...buildSharingTags(config.siteUrl),
];

export function HomeHead() {
  return (
    <Head {...meta.home} path={paths.home} meta={metaTags}>
      <script type="application/ld+json">
        {serializeJsonLd(buildStructuredData(config.siteUrl))}
      </script>
    </Head>
  );
}
