import { escapeHtml } from '../_shared/escape-html.ts';

const copy = {
  title: 'Votre demande n’a pas abouti',
  cause:
    'Notre service n’a pas pu accepter le formulaire de la page précédente\u202F; rien de ce que vous y avez écrit n’a été enregistré. Pour ne pas perdre votre texte\u00A0:',
  steps: [
    'Ouvrez notre site dans un nouvel onglet, par le lien ci-dessous.',
    'Revenez à cet onglet-ci, puis à la page précédente, et copiez votre texte.',
    'Collez-le dans le formulaire du nouvel onglet, puis envoyez la demande.',
  ],
  orElse:
    'Vous pouvez aussi nous contacter directement\u00A0: nos coordonnées figurent sur le site.',
  site: 'Ouvrir notre site (nouvel onglet)',
} as const;

/**
 * Writes the page for a person whose form post is rejected and cannot return to the page with the
 * form: in French, with a link to the site.
 *
 * @param pageUrl the page's absolute URL
 */
export function writeRejectionPage(pageUrl: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${copy.title}</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
</style>
<h1>${copy.title}</h1>
<p>${copy.cause}</p>
<ol>${copy.steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<p><a href="${escapeHtml(pageUrl)}" target="_blank">${copy.site}</a></p>
<p>${copy.orElse}</p>
</html>
`;
}
