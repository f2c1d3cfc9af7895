const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe as the content of an HTML element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Makes any text safe as the content of a paragraph, and keeps its line breaks. */
export function paragraphText(text: string): string {
  // <br> and not `white-space: pre-wrap`, which Outlook for Windows ignores.
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

/** An email address as a link that writes to it. */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  // An address may contain characters that are special in URLs, such as ? or %.
  const [user, domain] = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent);
  return `<a href="${escapeHtml(`mailto:${user}@${domain}`)}">${escapeHtml(address)}</a>`;
}

/** Writes the HTML part of a mail. Its parameters must be HTML already. */
export function mailDocument(
  title: string,
  body: readonly string[],
  footer: readonly string[],
): string {
  return [
    '<!doctype html>',
    `<html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head>`,
    `<body style="font-family:sans-serif;line-height:1.5">`,
    `<h1 style="font-size:20px">${title}</h1>`,
    ...body,
    `<p style="font-size:13px">${footer.join('<br>')}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}
