import { assumptions, claims, frenchNumber } from './claims';
import { frenchDuration } from './duration';
import { typeset, typesetText } from './typography';

const { customerCase, timeSavedPercent, setupMinutes } = claims;
const { workingDays, hoursPerWorkingDay } = assumptions;

export interface Range {
  low: number;
  high: number;
}

/** What the calculation rests on. The lower bound is a cautious assumption, half the ceiling. */
export const estimateBasis = {
  savedPercent: { low: timeSavedPercent / 2, high: timeSavedPercent },
  workingDays,
  hoursPerWorkingDay,
};

export interface Quantity {
  min: number;
  max: number;
  /** What an arrow key adds to the slider. */
  step: number;
  /** What Page up and Page down add. */
  leap: number;
  /** How many decimals the field keeps. */
  decimals: number;
  /** The customer case's own figure: the example that stands on the page at first. */
  initial: number;
  label: string;
  hint: string;
  /** The value inside a sentence. */
  inWords: (value: number) => string;
  /** The value as a screen reader tells it on the slider. */
  onSlider: (value: number) => string;
}

const time = (hours: number) => frenchDuration(Math.round(hours * 60));
const accounts = (count: number) =>
  typesetText(`${count} ${count > 1 ? 'comptes bancaires' : 'compte bancaire'}`);

export const quantities = typeset({
  hours: {
    min: 0.25,
    max: 12,
    step: 0.25,
    leap: 1,
    decimals: 2,
    initial: customerCase.before.hoursPerDay,
    label: 'Heures de rapprochement par jour',
    hint: "Aujourd'hui, toute l'équipe réunie.",
    inWords: time,
    onSlider: (hours) => `${time(hours)} par jour`,
  },
  accounts: {
    min: 1,
    max: 50,
    step: 1,
    leap: 5,
    decimals: 0,
    initial: customerCase.bankAccounts,
    label: 'Comptes bancaires',
    hint: 'Tous établissements confondus.',
    inWords: accounts,
    onSlider: accounts,
  },
} satisfies Record<string, Quantity>);

export type Problem = 'tooLow' | 'tooHigh' | 'rounded' | 'unreadable';

/** What stands under a field whose text could not be taken as it was typed. */
export function problemText(problem: Problem, value: string): string {
  const texts: Record<Problem, string> = {
    tooLow: `Trop peu pour cette estimation : valeur portée à ${value}.`,
    tooHigh: `Trop pour cette estimation : valeur ramenée à ${value}.`,
    rounded: `Valeur arrondie à ${value}.`,
    unreadable: `Un nombre est attendu. La valeur reste à ${value}.`,
  };
  return typesetText(texts[problem]);
}

const fromTo = ({ low, high }: Range) => `${frenchNumber(low)} à ${frenchNumber(high)}`;

/** « 25 à 50 h » */
export function hourRange(hours: Range): string {
  return typesetText(`${fromTo(hours)} h`);
}

/** The year's hours as days of work: « par an, soit 43 à 86 jours de travail de 7 h ». */
export function workingDayRange(days: Range): string {
  return typesetText(`par an, soit ${fromTo(days)} jours de travail de ${hoursPerWorkingDay} h`);
}

/** The calculation itself, with the visitor's figures. */
export function formula(timePerDay: string, hoursPerMonth: string): string {
  return typesetText(
    `${timePerDay} par jour × ${workingDays.perMonth} jours ouvrés × ${fromTo(estimateBasis.savedPercent)} % = ${hoursPerMonth} par mois`,
  );
}

/** What the number of accounts does change: how the day's time divides. */
export function timePerAccount(minutes: number): string {
  const share = minutes < 1 ? "moins d'une minute" : frenchDuration(Math.round(minutes));
  return typesetText(`Soit aujourd'hui ${share} par compte et par jour.`);
}

export function spokenResult(hoursPerMonth: string, hoursPerYear: string): string {
  return typesetText(`Temps gagné estimé : ${hoursPerMonth} par mois, ${hoursPerYear} par an.`);
}

export const estimator = typeset({
  title: 'Et chez vous ? Estimez le temps gagné',
  intro:
    'Les chiffres de départ sont ceux du cas ci-dessus ; mettez-y les vôtres. Le résultat reste un ordre de grandeur.',
  withoutScript: `Exemple pour ${time(quantities.hours.initial)} par jour et ${accounts(quantities.accounts.initial)}. Le calcul avec vos propres chiffres demande JavaScript.`,
  resultTitle: 'Temps gagné, estimation',
  perMonth: 'par mois',
  notesTitle: 'Comment nous calculons',
  notes: [
    {
      id: 'high',
      title: 'Hypothèse haute',
      text: `Jusqu'à ${timeSavedPercent} % de temps gagné. L'entreprise ci-dessus s'en approche : de ${time(customerCase.before.hoursPerDay)} à ${customerCase.after.minutesPerDay} min par jour.`,
    },
    {
      id: 'low',
      title: 'Hypothèse basse',
      text: "La moitié de l'hypothèse haute : un calcul prudent, et non une promesse.",
    },
    {
      id: 'days',
      title: 'Jours et arrondis',
      text: `${workingDays.perMonth} jours ouvrés par mois, ${workingDays.perYear} par an. Heures et jours sont arrondis à l'entier inférieur.`,
    },
    {
      id: 'accounts',
      title: 'Nombre de comptes',
      text: `Vos heures couvrent déjà tous vos comptes : leur nombre ne change pas ce résultat. Il joue sur le paramétrage initial, de ${setupMinutes.min} à ${setupMinutes.max} minutes.`,
    },
  ],
  attach: 'Joindre cette estimation à ma demande',
  /** One sentence: what stands in braces is filled in, and lets an earlier one be recognised. */
  sentence:
    'Estimation faite sur votre site : {time} de rapprochement par jour pour {accounts}, soit {month} gagnées par mois et {year} par an.',
});
