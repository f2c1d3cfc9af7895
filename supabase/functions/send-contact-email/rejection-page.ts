import { brand, EMAIL_HREF, PHONE_HREF } from '../../../src/content/brand.ts';

/** What the page says. Its contacts are the brand's own, as they were when the function was deployed. */
const words = {
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
  const { email, phone } = brand.contact;
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
</style>
<h1>${words.title}</h1>
<p>${words.explanation}</p>
<ul>
  <li><a href="${escapeHtml(pageUrl)}">${words.site}</a></li>
  <li>${words.mail} <a href="${escapeHtml(EMAIL_HREF)}">${escapeHtml(email)}</a></li>
  <li>${words.phone} <a href="${escapeHtml(PHONE_HREF)}">${escapeHtml(phone)}</a></li>
</ul>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
