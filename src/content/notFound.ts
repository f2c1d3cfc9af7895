import { typeset } from './typography';

/** Fixed, in English: the page marks its language. */
export const NOT_FOUND_MESSAGE = 'Oops! Page not found';

export const notFound = typeset({
  code: '404',
  text: "Cette page n'existe pas ou plus.",
  backHome: "Retour à l'accueil",
});
