import { countSentence, type Finding } from './rules/finding';
import { allFindings, type SharePreview } from './rules/previewPage';

/** The share preview for a terminal: what each platform shows, then what breaks a rule. */
export function report(preview: SharePreview): string {
  const { url, findings, previews } = preview;
  const platforms = previews.flatMap(({ platform, title, description, image, findings: own }) => [
    platform.name,
    `  Titre        ${title || '(aucun)'}`,
    ...(description === '' ? [] : [`  Description  ${description}`]),
    ...(image === undefined ? [] : [`  Image        ${image.url}`]),
    ...findingLines(own),
    '',
  ]);
  const general =
    findings.length === 0 ? [] : ['Pour tous les réseaux', ...findingLines(findings), ''];
  const counts = `${countSentence(allFindings(preview))}.`;
  return [url, '', ...platforms, ...general, counts].join('\n');
}

function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, message, source }) => [
    `  ${severity === 'error' ? 'ERREUR' : 'Attention'} : ${message}`,
    `    (${source})`,
  ]);
}
