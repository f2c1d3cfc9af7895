import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../functions/_shared/escape-html';
import type { Message } from './message';

const STYLES = readFileSync(path.join(__dirname, 'page.css'), 'utf8');

// Shows what has arrived when somebody returns to the page, and leaves it alone while it is read.
const RELOAD_ON_RETURN =
  "addEventListener('blur', () => addEventListener('focus', () => location.reload()))";
const CLEAR = "fetch('/api/messages', { method: 'DELETE' }).then(() => location.reload())";

/** Renders the page with all messages. */
export function renderPage(messages: readonly Message[]): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messages reçus</title>
<style>${STYLES}</style>
<script>${RELOAD_ON_RETURN}</script>
<main>
<h1>Messages reçus</h1>
<p>Courrier reçu sur cette machine : rien n’est envoyé à l’extérieur.</p>
${
  messages.length === 0
    ? '<p>Aucun message. Les suivants apparaissent quand vous revenez à cette page.</p>'
    : `<button onclick="${CLEAR}">Tout effacer</button>`
}
${messages.map(renderMessage).join('\n')}
</main>
</html>`;
}

function renderMessage({ subject, from, to, replyTo, date, text }: Message): string {
  return `<article>
<h2>${escapeHtml(subject || '(sans objet)')}</h2>
<p>De ${escapeHtml(from)} à ${escapeHtml(to)}, répondre à ${escapeHtml(replyTo || '—')}<br>${new Date(date).toLocaleString('fr-FR')}</p>
<pre>${linkUrls(escapeHtml(text))}</pre>
</article>`;
}

/** Makes links of URLs, as mail programs do. */
function linkUrls(html: string): string {
  return html.replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>');
}
