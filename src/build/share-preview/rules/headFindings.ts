import { isAbsoluteUrl } from '../reading/fetchUrl';
import { linkOf, metaOf, type PageHead } from '../reading/pageHead';
import { collectFindings, error, warning, type Finding } from './finding';
import { CANONICAL, documented, google, OGP, ownChoice, quotedByOthers } from './source';

const HTML = documented('html.spec.whatwg.org, éléments title et meta, attribut lang');
const SNIPPET = google('appearance/snippet');
const NOINDEX = google('crawling-indexing/robots-meta-tag');
const WHATSAPP = documented('developers.facebook.com/docs/whatsapp/link-previews');
const MISTAKE = ownChoice("le programme écrit ces mots à la place d'un texte qu'il ne trouve pas");
const X_CARDS = quotedByOthers('developer.x.com, Cards markup');

/** With a few words on both sides: structured data is long. */
const MISTAKES = /.{0,30}(\b(?:undefined|null|NaN)\b|\[object).{0,30}/;

/** Besides the image, what platforms build a card from. */
const REQUIRED = { 'og:title': OGP, 'og:type': OGP, 'og:url': OGP, 'og:description': WHATSAPP };
const RECOMMENDED = { 'og:site_name': OGP, 'og:locale': OGP, 'twitter:card': X_CARDS };

/** Checks the tags of a page's head that matter to every platform. Never throws. */
export function headFindings(head: PageHead): Finding[] {
  const { titles, metas, language } = head;
  const count = (name: string) => metas.filter((meta) => meta.name === name).length;
  const isMissing = (name: string) => metaOf(head, name) === '';
  const missing = (tags: Readonly<Record<string, string>>, severity: typeof error) =>
    Object.entries(tags).map(
      ([name, source]) => isMissing(name) && severity(source, `La balise ${name} manque.`),
    );
  return collectFindings(
    titles.every((title) => title.trim() === '') &&
      error(HTML, "La page n'a pas de titre (<title>)."),
    titles.length > 1 && error(HTML, `La page a ${titles.length} titres (<title>).`),
    language === '' && warning(HTML, 'La langue de la page manque (<html lang>).'),
    isMissing('description')
      ? error(SNIPPET, "La page n'a pas de description.")
      : count('description') > 1 && error(HTML, `La page a ${count('description')} descriptions.`),
    ...missing(REQUIRED, error),
    ...missing(RECOMMENDED, warning),
    ...Object.keys(REQUIRED).map(
      (name) =>
        count(name) > 1 &&
        warning(OGP, `La balise ${name} figure plusieurs fois : seule la première compte.`),
    ),
    isNoindex(head) && error(NOINDEX, 'La page demande à ne pas être référencée (noindex).'),
    canonicalFinding(linkOf(head, 'canonical')),
    ogUrlFinding(metaOf(head, 'og:url'), linkOf(head, 'canonical')),
    ...mistakeFindings(head),
  );
}

/** Reports what JavaScript writes for a value that is missing, such as a misspelt name. */
function mistakeFindings({ titles, metas, jsonLd }: PageHead): (Finding | false)[] {
  // Several tags share one text.
  const texts = new Set([...titles, ...metas.map(({ content }) => content), ...jsonLd]);
  return [...texts].map((text) => {
    const [around = '', mistake] = MISTAKES.exec(text) ?? [];
    return mistake !== undefined && error(MISTAKE, `La page dit « ${mistake} » : « ${around} »`);
  });
}

function isNoindex({ metas }: PageHead): boolean {
  return metas
    .filter(({ name }) => ['robots', 'googlebot'].includes(name.toLowerCase()))
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .some((rule) => ['noindex', 'none'].includes(rule.trim()));
}

function canonicalFinding(canonical: string): Finding | false {
  if (canonical === '') return warning(CANONICAL, "La page n'a pas d'adresse canonique.");
  const message = `L'adresse canonique n'est pas absolue : ${canonical}`;
  return !isAbsoluteUrl(canonical) && warning(CANONICAL, message);
}

function ogUrlFinding(ogUrl: string, canonical: string): Finding | false {
  if (ogUrl === '') return false;
  if (!isAbsoluteUrl(ogUrl)) return error(OGP, `L'adresse og:url n'est pas absolue : ${ogUrl}`);
  const isOther = isAbsoluteUrl(canonical) && ogUrl !== canonical;
  return isOther && error(OGP, `og:url (${ogUrl}) n'est pas l'adresse canonique.`);
}
