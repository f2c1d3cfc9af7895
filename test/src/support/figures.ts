import { claims, frenchNumber, law } from '../../../src/content/claims';
import { words } from './words';

/** Numbers that are names, not claims. */
const names = [
  /ISO 27001/g,
  /articles? \d+(, paragraphe \d+)?/g,
  /DSP2/g,
  /Dynamics 365/g,
  /\b404\b/g,
  /^0$/,
];

/** Every figure in a French text, those that are part of a name excepted. */
export function figuresIn(text: string): number[] {
  const prose = names.reduce((rest, name) => rest.replace(name, ''), words(text));
  const figures = prose.match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? [];
  return figures.map((figure) => Number(figure.replaceAll(' ', '').replace(',', '.')));
}

const { customerCase, setupMinutes, rating } = claims;

/** The ways in which each claim is put into words, and the figure that must stand there. */
const wordings: [wording: RegExp, figure: number | string][] = [
  [/(\d+) % d[eu] temps/g, claims.timeSavedPercent],
  [/installe en moins de (\d+) min/g, claims.installMinutes],
  [/(\d+) min installation complète, puis/g, claims.installMinutes],
  [/paramétrage initial prend (\d+ à \d+) minutes/g, `${setupMinutes.min} à ${setupMinutes.max}`],
  [/(?:à partir de|dès) la version (\d+)/g, claims.oldestOnPremiseVersion],
  [/tous les (\d+) jours/g, law.bankAccessDays],
  [/vous répond en moins de (\d+) h/g, claims.responseHours],
  [/(\d+) ans après votre dernière demande/g, claims.retentionYears],
  [/(\d+) h réponse garantie/g, claims.responseHours],
  [/(\d+) € démo sans engagement/g, claims.demo.price],
  [/(\d,\d|\d) sur 5/g, frenchNumber(rating.value)],
  [/d’après (\d+) avis/g, rating.reviews],
  [/(\d+) collaborateurs/g, customerCase.staff],
  [/(\d+) comptes bancaires(?! à connecter)/g, customerCase.bankAccounts],
];

/**
 * Looks for claims that a text states with another figure than the register's.
 *
 * @param text visible text
 * @returns what was found wrong; `missing` when a wording does not occur at all
 */
export function contradictions(text: string): string[] {
  const prose = words(text);
  return wordings.flatMap(([wording, figure]) => {
    const found = [...prose.matchAll(wording)];
    if (found.length === 0) return [`missing: ${wording.source}`];
    return found.filter((match) => match[1] !== String(figure)).map((match) => match[0]);
  });
}
