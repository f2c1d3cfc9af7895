import { countSentence, type Finding } from './rules/finding';
import { allFindings, type SharePreview } from './rules/previewPage';

/** The share preview for a terminal: what each card shows, then what breaks a rule. */
export function report(preview: SharePreview): string {
  const { url, findings } = preview;
  const cards = preview.cards.flatMap(({ name, title, description, image, findings: own }) => [
    name,
    `  Titre        ${title || '(aucun)'}`,
    ...(description === '' ? [] : [`  Description  ${description}`]),
    ...(image === undefined ? [] : [`  Image        ${image.url}`]),
    ...findingLines(own),
    '',
  ]);
  const general = findings.length === 0 ? [] : ['Pour toutes', ...findingLines(findings), ''];
  return [url, '', ...cards, ...general, countSentence(allFindings(preview))].join('\n');
}

function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, message, source }) => [
    `  ${severity === 'error' ? 'ERREUR' : 'Attention'} : ${message}`,
    `    (${source})`,
  ]);
}
