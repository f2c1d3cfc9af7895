import { error, warning } from './finding';
import type { Finding } from './finding';
import { linkOf, metaOf } from '../reading/pageHead';
import type { PageHead } from '../reading/pageHead';
import { documented, quotedByOthers } from './source';

const OGP = documented('ogp.me');
const HTML = documented('html.spec.whatwg.org, éléments title et meta, attribut lang');
const SNIPPET = documented('developers.google.com/search/docs/appearance/snippet');
const CANONICAL = documented(
  'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
);
const NOINDEX = documented('developers.google.com/search/docs/crawling-indexing/robots-meta-tag');
const WHATSAPP = documented('developers.facebook.com/docs/whatsapp/link-previews');
const X_CARDS = quotedByOthers('developer.x.com, Cards markup');

/** What networks draw a card from, beside the picture. */
const REQUIRED = [
  ['og:title', OGP],
  ['og:type', OGP],
  ['og:url', OGP],
  ['og:description', WHATSAPP],
] as const;
const RECOMMENDED = [
  ['og:site_name', OGP],
  ['og:locale', OGP],
  ['twitter:card', X_CARDS],
] as const;

/** Judges the tags of a page's head, whatever the network. Never throws. */
export function headFindings(head: PageHead): Finding[] {
  return [
    ...titleFindings(head),
    ...descriptionFindings(head),
    ...cardFindings(head),
    ...robotsFindings(head),
    ...addressFindings(head),
  ];
}

function titleFindings({ titles, language }: PageHead): Finding[] {
  const isNamed = titles.some((title) => title.trim() !== '');
  return [
    ...(isNamed ? [] : [error({ ...HTML, message: "La page n'a pas de titre (<title>)." })]),
    ...(titles.length > 1
      ? [error({ ...HTML, message: `La page a ${titles.length} titres (<title>).` })]
      : []),
    ...(language === ''
      ? [warning({ ...HTML, message: 'La langue de la page manque (<html lang>).' })]
      : []),
  ];
}

function descriptionFindings(head: PageHead): Finding[] {
  const count = countOf(head, 'description');
  if (metaOf(head, 'description') === '') {
    return [error({ ...SNIPPET, message: "La page n'a pas de description." })];
  }
  return count > 1 ? [error({ ...HTML, message: `La page a ${count} descriptions.` })] : [];
}

function cardFindings(head: PageHead): Finding[] {
  const isMissing = ([name]: readonly [string, unknown]) => metaOf(head, name) === '';
  const missing = (name: string) => `La balise ${name} manque.`;
  const repeated = REQUIRED.filter(([name]) => countOf(head, name) > 1);
  return [
    ...REQUIRED.filter(isMissing).map(([name, source]) =>
      error({ ...source, message: missing(name) }),
    ),
    ...RECOMMENDED.filter(isMissing).map(([name, source]) =>
      warning({ ...source, message: missing(name) }),
    ),
    ...repeated.map(([name]) =>
      warning({
        ...OGP,
        message: `La balise ${name} figure plusieurs fois : seule la première compte.`,
      }),
    ),
  ];
}

function countOf({ metas }: PageHead, name: string): number {
  return metas.filter((meta) => meta.name === name).length;
}

function robotsFindings({ metas }: PageHead): Finding[] {
  const rules = metas
    .filter(({ name }) => ['robots', 'googlebot'].includes(name.toLowerCase()))
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .map((rule) => rule.trim());
  if (!rules.some((rule) => rule === 'noindex' || rule === 'none')) return [];
  return [error({ ...NOINDEX, message: 'La page demande à ne pas être référencée (noindex).' })];
}

function addressFindings(head: PageHead): Finding[] {
  const canonical = linkOf(head, 'canonical');
  const named = metaOf(head, 'og:url');
  const about = (message: string) => [warning({ ...CANONICAL, message })];
  return [
    ...(canonical === '' ? about("La page n'a pas d'adresse canonique.") : []),
    ...(canonical !== '' && !isAbsolute(canonical)
      ? about(`L'adresse canonique n'est pas absolue : ${canonical}`)
      : []),
    ...(named !== '' && !isAbsolute(named)
      ? [error({ ...OGP, message: `L'adresse og:url n'est pas absolue : ${named}` })]
      : []),
    ...(isAbsolute(named) && isAbsolute(canonical) && named !== canonical
      ? [error({ ...OGP, message: `og:url (${named}) n'est pas l'adresse canonique.` })]
      : []),
  ];
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}
