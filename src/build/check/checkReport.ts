import type { Card } from './cards';
import type { PageCheck } from './checkPage';
import type { Finding } from './finding';
import { sourceWords } from './source';

/** A check for a terminal: what each network shows, then what breaks a rule. */
export function checkReport({ address, findings, cards }: PageCheck): string {
  const all = [...findings, ...cards.flatMap((card) => card.findings)];
  const count = (severity: Finding['severity']) =>
    all.filter((finding) => finding.severity === severity).length;
  const general = findings.length === 0 ? [] : ['Pour tous les réseaux', ...lines(findings), ''];
  return [
    address,
    '',
    ...cards.flatMap((card) => [...cardLines(card), '']),
    ...general,
    `${plural(count('error'), 'erreur')}, ${plural(count('warning'), 'avertissement')}.`,
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

function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
