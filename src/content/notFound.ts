import { typeset } from './writing/typeset';

/** Fixed, in English: the page marks its language. */
export const NOT_FOUND_MESSAGE = 'Oops! Page not found';

export const notFound = typeset({
  code: '404',
  /** A line of the ledger: its amount is the path, where the page knows it. */
  requested: { label: 'Page demandée', withoutPath: 'introuvable' },
  entry: { label: 'Sur ce site', none: 'aucune écriture' },
  text: "Cette page n'existe pas, ou n'existe plus.",
  backHome: "Retour à l'accueil",
});
