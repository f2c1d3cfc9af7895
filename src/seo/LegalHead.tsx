import { config } from '../config';
import { brand } from '../content/brand';
import type { LegalDocument } from '../content/legal';
import { Head } from './Head';
import { commonLinks, commonMeta } from './commonTags';

interface LegalHeadProps {
  document: LegalDocument;
}

export function LegalHead({ document: { path, title, description } }: LegalHeadProps) {
  return (
    <Head
      title={`${title} | ${brand.product}`}
      meta={[...commonMeta, { name: 'description', content: description }]}
      link={[...commonLinks, { rel: 'canonical', href: config.siteUrl + path }]}
    />
  );
}
