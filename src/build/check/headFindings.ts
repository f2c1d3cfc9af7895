import { error, warning } from './finding';
import type { Finding } from './finding';
import { linkOf, metaOf } from './pageHead';
import type { PageHead } from './pageHead';

const OGP = 'ogp.me/#metadata (novembre 2026)';
const GOOGLE = 'developers.google.com/search/docs/crawling-indexing (novembre 2026)';
const HTML = 'html.spec.whatwg.org/#the-head-element (novembre 2026)';

/** What each network draws its card from; the first three are required. */
const REQUIRED = ['og:title', 'og:type', 'og:url'];
const RECOMMENDED = ['og:description', 'og:site_name', 'og:locale', 'twitter:card'];
const ONCE = ['description', 'robots', ...REQUIRED, 'og:description', 'og:image', 'twitter:card'];

/** Judges the tags of a page's head, whatever the network. Never throws. */
export function headFindings(head: PageHead): Finding[] {
  return [...titleFindings(head), ...tagFindings(head), ...addressFindings(head)];
}

function titleFindings({ titles, language }: PageHead): Finding[] {
  const isNamed = titles.some((title) => title.trim() !== '');
  return [
    ...(isNamed ? [] : [error({ source: HTML, message: "La page n'a pas de titre (<title>)." })]),
    ...(titles.length > 1
      ? [error({ source: HTML, message: `La page a ${titles.length} titres (<title>).` })]
      : []),
    ...(language === ''
      ? [warning({ source: HTML, message: 'La langue de la page manque (<html lang>).' })]
      : []),
  ];
}

function tagFindings(head: PageHead): Finding[] {
  const count = (name: string) => head.metas.filter((meta) => meta.name === name).length;
  return [
    ...(metaOf(head, 'description') === ''
      ? [error({ source: GOOGLE, message: "La page n'a pas de description." })]
      : []),
    ...REQUIRED.filter((name) => metaOf(head, name) === '').map((name) =>
      error({ source: OGP, message: `La balise ${name} manque.` }),
    ),
    ...RECOMMENDED.filter((name) => metaOf(head, name) === '').map((name) =>
      warning({ source: OGP, message: `La balise ${name} manque.` }),
    ),
    ...ONCE.filter((name) => count(name) > 1).map((name) =>
      error({ source: OGP, message: `La balise ${name} figure ${count(name)} fois.` }),
    ),
    ...(/noindex|none/i.test(metaOf(head, 'robots'))
      ? [error({ source: GOOGLE, message: 'La page demande à ne pas être référencée (noindex).' })]
      : []),
  ];
}

function addressFindings(head: PageHead): Finding[] {
  const canonical = linkOf(head, 'canonical');
  const named = metaOf(head, 'og:url');
  const isAbsolute = /^https?:\/\//.test(canonical) && URL.canParse(canonical);
  if (canonical === '') {
    return [error({ source: GOOGLE, message: "La page n'a pas d'adresse canonique." })];
  }
  return [
    ...(isAbsolute
      ? []
      : [
          error({
            source: GOOGLE,
            message: `L'adresse canonique n'est pas absolue : ${canonical}`,
          }),
        ]),
    ...(named !== '' && named !== canonical
      ? [error({ source: OGP, message: `og:url (${named}) n'est pas l'adresse canonique.` })]
      : []),
  ];
}
