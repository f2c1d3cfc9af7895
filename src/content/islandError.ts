import { typeset } from './typography';

/** Fixed, in English: the page marks its language. */
export const ISLAND_ERROR_TITLE = 'Unexpected Application Error!';

export const islandError = typeset({
  text: 'Cette partie de la page ne fonctionne plus. Écrivez-nous ou appelez-nous : nous vous répondrons.',
});
