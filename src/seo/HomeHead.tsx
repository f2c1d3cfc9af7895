import { config } from '../config';
import { meta } from '../content/meta';
import { paths } from '../content/paths';
import { Head } from './Head';
import { sharingTags } from './sharingTags';
import { serializeJsonLd, structuredData } from './structuredData';

const metaTags = [
  { name: 'robots', content: 'index, follow, max-image-preview:large' },
  ...sharingTags(config.siteUrl),
];

export function HomeHead() {
  return (
    <Head {...meta.home} path={paths.home} meta={metaTags}>
      <script type="application/ld+json">{serializeJsonLd(structuredData(config.siteUrl))}</script>
    </Head>
  );
}
