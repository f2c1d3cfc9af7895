import { linkOf, metaOf, type PageHead } from '../reading/pageHead';
import { error, reported, warning, type Finding } from './finding';
import { CANONICAL, documented, google, OGP, quotedByOthers } from './source';

const HTML = documented('html.spec.whatwg.org, éléments title et meta, attribut lang');
const SNIPPET = google('appearance/snippet');
const NOINDEX = google('crawling-indexing/robots-meta-tag');
const WHATSAPP = documented('developers.facebook.com/docs/whatsapp/link-previews');
const X_CARDS = quotedByOthers('developer.x.com, Cards markup');

/** Besides the image, what platforms build a card from. */
const REQUIRED = { 'og:title': OGP, 'og:type': OGP, 'og:url': OGP, 'og:description': WHATSAPP };
const RECOMMENDED = { 'og:site_name': OGP, 'og:locale': OGP, 'twitter:card': X_CARDS };

/** Checks the tags of a page's head that matter to every platform. Never throws. */
export function headFindings(head: PageHead): Finding[] {
  const { titles, language } = head;
  const descriptions = countOf(head, 'description');
  const isMissing = (name: string) => metaOf(head, name) === '';
  const missing = (name: string) => `La balise ${name} manque.`;
  return reported(
    titles.every((title) => title.trim() === '') &&
      error(HTML, "La page n'a pas de titre (<title>)."),
    titles.length > 1 && error(HTML, `La page a ${titles.length} titres (<title>).`),
    language === '' && warning(HTML, 'La langue de la page manque (<html lang>).'),
    isMissing('description')
      ? error(SNIPPET, "La page n'a pas de description.")
      : descriptions > 1 && error(HTML, `La page a ${descriptions} descriptions.`),
    ...Object.entries(REQUIRED).map(
      ([name, source]) => isMissing(name) && error(source, missing(name)),
    ),
    ...Object.entries(RECOMMENDED).map(
      ([name, source]) => isMissing(name) && warning(source, missing(name)),
    ),
    ...Object.keys(REQUIRED).map(
      (name) =>
        countOf(head, name) > 1 &&
        warning(OGP, `La balise ${name} figure plusieurs fois : seule la première compte.`),
    ),
    isNoindex(head) && error(NOINDEX, 'La page demande à ne pas être référencée (noindex).'),
    ...urlFindings(linkOf(head, 'canonical'), metaOf(head, 'og:url')),
  );
}

function countOf({ metas }: PageHead, name: string): number {
  return metas.filter((meta) => meta.name === name).length;
}

function isNoindex({ metas }: PageHead): boolean {
  return metas
    .filter(({ name }) => ['robots', 'googlebot'].includes(name.toLowerCase()))
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .some((rule) => ['noindex', 'none'].includes(rule.trim()));
}

function urlFindings(canonical: string, ogUrl: string): (Finding | false)[] {
  return [
    canonical === '' && warning(CANONICAL, "La page n'a pas d'adresse canonique."),
    canonical !== '' &&
      !isAbsolute(canonical) &&
      warning(CANONICAL, `L'adresse canonique n'est pas absolue : ${canonical}`),
    ogUrl !== '' &&
      !isAbsolute(ogUrl) &&
      error(OGP, `L'adresse og:url n'est pas absolue : ${ogUrl}`),
    isAbsolute(ogUrl) &&
      isAbsolute(canonical) &&
      ogUrl !== canonical &&
      error(OGP, `og:url (${ogUrl}) n'est pas l'adresse canonique.`),
  ];
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\//.test(url) && URL.canParse(url);
}
