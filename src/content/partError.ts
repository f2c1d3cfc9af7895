import { phoneLink } from './directContact';
import { typeset } from './writing/typeset';

/** Fixed, in English: the page marks its language. */
export const PART_ERROR_TITLE = 'Unexpected Application Error!';

export const partError = typeset({
  text: `Rechargez la page. Si l'erreur revient, ${phoneLink ? 'écrivez-nous ou appelez-nous' : 'écrivez-nous'}.`,
});
