import { isAbsoluteUrl } from '../reading/fetchUrl';
import { metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, GOOGLE, OGP, warning, type Finding } from './finding';

/** Besides the image, what platforms build a preview from. */
const REQUIRED = ['description', 'og:title', 'og:type', 'og:url', 'og:description'];
const RECOMMENDED = ['og:site_name', 'og:locale', 'twitter:card'];

/** Checks the tags of a page's head that matter to every platform. Never throws. */
export function headFindings(head: PageHead): Finding[] {
  const { titles, canonical } = head;
  const isMissing = (name: string) => metaOf(head, name) === '';
  const ogUrl = metaOf(head, 'og:url');
  return collectFindings(
    titles.every((title) => title === '') && error(GOOGLE, "La page n'a pas de titre (<title>)."),
    ...REQUIRED.map((name) => isMissing(name) && error(OGP, `La balise ${name} manque.`)),
    ...RECOMMENDED.map((name) => isMissing(name) && warning(OGP, `La balise ${name} manque.`)),
    isNoindex(head) && error(GOOGLE, 'La page demande à ne pas être référencée (noindex).'),
    !isAbsoluteUrl(canonical) &&
      warning(GOOGLE, `L'adresse canonique manque ou n'est pas absolue : « ${canonical} »`),
    ogUrl !== '' &&
      isAbsoluteUrl(canonical) &&
      ogUrl !== canonical &&
      error(OGP, `og:url (${ogUrl}) n'est pas l'adresse canonique.`),
  );
}

function isNoindex({ metas }: PageHead): boolean {
  return metas
    .filter(({ name }) => ['robots', 'googlebot'].includes(name.toLowerCase()))
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .some((rule) => ['noindex', 'none'].includes(rule.trim()));
}
