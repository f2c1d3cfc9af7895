import { typeset } from './typography';

/** The specification gives this heading in English; the page marks it as such. */
export const errorPageTitle = 'Unexpected Application Error!';

export const errorPage = typeset({
  text: "Un incident empêche l'affichage de cette page. Rechargez-la ; si l'incident persiste, écrivez-nous ou appelez-nous, nous vous répondrons.",
  reload: 'Recharger la page',
});
