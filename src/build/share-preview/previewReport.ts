import type { Card } from './rules/cards';
import { countSentence, type Finding } from './rules/finding';
import { allFindings, type SharePreview } from './rules/previewPage';

/** The share preview for a terminal: what each platform shows, then what breaks a rule. */
export function previewReport(preview: SharePreview): string {
  const { url, findings, cards } = preview;
  const general = findings.length === 0 ? [] : ['Pour tous les réseaux', ...lines(findings), ''];
  return [
    url,
    '',
    ...cards.flatMap((card) => [...cardLines(card), '']),
    ...general,
    `${countSentence(allFindings(preview))}.`,
  ].join('\n');
}

function cardLines({ platform, title, description, image, findings }: Card): string[] {
  return [
    platform.name,
    `  Titre        ${title || '(aucun)'}`,
    ...(description === '' ? [] : [`  Description  ${description}`]),
    ...(image === undefined ? [] : [`  Image        ${image}`]),
    ...lines(findings),
  ];
}

function lines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, message, source }) => [
    `  ${severity === 'error' ? 'ERREUR' : 'Attention'} : ${message}`,
    `    (${source})`,
  ]);
}
