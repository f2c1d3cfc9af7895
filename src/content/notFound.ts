import { typeset } from './typography';

/** The specification gives these words in English; the page marks them as such. */
export const NOT_FOUND_MESSAGE = 'Oops! Page not found';

export const notFound = typeset({
  code: '404',
  text: "Cette page n'existe pas ou plus.",
  backHome: "Retour à l'accueil",
});
