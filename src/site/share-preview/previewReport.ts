import type { Card } from './rules/cards';
import type { SharePreview } from './rules/previewPage';
import type { Finding } from './rules/finding';
import { allFindings, countSentence } from './rules/findingCounts';
import { sourceWords } from './rules/source';

/** The share preview for a terminal: what each network shows, then what breaks a rule. */
export function previewReport(preview: SharePreview): string {
  const { address, findings, cards } = preview;
  const general = findings.length === 0 ? [] : ['Pour tous les réseaux', ...lines(findings), ''];
  return [
    address,
    '',
    ...cards.flatMap((card) => [...cardLines(card), '']),
    ...general,
    `${countSentence(allFindings(preview))}.`,
  ].join('\n');
}

function cardLines({ network, title, description, image, findings }: Card): string[] {
  return [
    network,
    `  Titre        ${title || '(aucun)'}`,
    ...(description === '' ? [] : [`  Description  ${description}`]),
    ...(image === undefined ? [] : [`  Image        ${image}`]),
    ...lines(findings),
  ];
}

function lines(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => [
    `  ${finding.severity === 'error' ? 'ERREUR' : 'Attention'} : ${finding.message}`,
    `    (${sourceWords(finding)})`,
  ]);
}
