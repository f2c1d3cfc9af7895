import { emailLink, phoneLink, type ContactLink } from '../../../src/content/directContact.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page says. Its contacts are the brand's own, as they were when the function was deployed. */
const copy = {
  title: 'Votre demande n’a pas été envoyée',
  explanation:
    'Elle n’est pas enregistrée. Revenez à la page précédente pour retrouver votre saisie, puis envoyez-la depuis notre site ou contactez-nous directement.',
  site: 'Ouvrir notre site',
  mail: 'Écrire à',
  phone: 'Appeler le',
} as const;

/**
 * Writes the page for a person whose form post is rejected and cannot return to the page with the
 * form: in French, with the ways to reach the provider.
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
<p>${copy.explanation}</p>
<ul>
  <li><a href="${escapeHtml(pageUrl)}">${copy.site}</a></li>
  ${writeContact(copy.mail, emailLink)}
  ${phoneLink ? writeContact(copy.phone, phoneLink) : ''}
</ul>
</html>
`;
}

function writeContact(label: string, link: ContactLink): string {
  return `<li>${label} <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></li>`;
}
