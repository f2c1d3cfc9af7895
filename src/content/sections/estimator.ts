import { assumptions, claims, frenchNumber } from '../claims';
import { frenchDuration } from '../duration';
import { typeset, typesetText } from '../typography';

const { customerCase, timeSavedPercent } = claims;
const { workingDays, hoursPerWorkingDay } = assumptions;

export interface Range {
  low: number;
  high: number;
}

/** Inputs of the calculation. The low bound is a cautious assumption: half the claimed maximum. */
export const estimateBasis = {
  savedPercent: { low: timeSavedPercent / 2, high: timeSavedPercent },
  workingDays,
  hoursPerWorkingDay,
};

export interface Quantity {
  min: number;
  max: number;
  /** Unit that a visitor may type after the number. */
  unit: string;
  label: string;
  hint: string;
  /** Formats the value for use in a sentence. */
  inWords: (value: number) => string;
}

/** How a slider moves through a quantity. */
export interface SliderSettings {
  /** Initial value: the figure of the customer case. */
  initial: number;
  /** Increment of the arrow keys. */
  step: number;
  /** Increment of Page up and Page down. */
  leap: number;
  /** `aria-valuetext` of the slider. */
  sliderText: (value: number) => string;
}

const time = (hours: number) => frenchDuration(Math.round(hours * 60));

export const quantities = typeset({
  hours: {
    min: 0.25,
    max: 12,
    step: 0.25,
    leap: 1,
    unit: 'h',
    initial: customerCase.before.hoursPerDay,
    label: "Heures d'import et de rapprochement par jour",
    hint: "Aujourd'hui, toute l'équipe réunie.",
    inWords: time,
    sliderText: (hours) => `${time(hours)} par jour`,
  },
  cost: {
    min: 1,
    max: 500,
    unit: '€',
    label: 'Coût horaire (facultatif)',
    hint: "Celui d'une personne de l'équipe, en euros, charges comprises.",
    inWords: euros,
  },
} satisfies { hours: Quantity & SliderSettings; cost: Quantity });

/** « 35 € », « 35,50 € » */
function euros(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return typesetText(`${amount.toLocaleString('fr-FR', { minimumFractionDigits: decimals })} €`);
}

export type Problem = 'tooLow' | 'tooHigh' | 'rounded' | 'unreadable';

/** The message under a field whose text was corrected or could not be read. */
export function problemText(problem: Problem, value: string | undefined): string {
  if (value === undefined) return 'Un nombre est attendu.';
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

/** The year's hours as working days: « par an, soit 43 à 86 jours de travail de 7 h ». */
export function workingDayRange(days: Range): string {
  return typesetText(`par an, soit ${fromTo(days)} jours de travail de ${hoursPerWorkingDay} h`);
}

/** The calculation itself, with the visitor's figures. */
export function hoursFormula(timePerDay: string, hoursPerMonth: string): string {
  return typesetText(
    `${timePerDay} par jour × ${workingDays.perMonth} jours ouvrés × ${fromTo(estimateBasis.savedPercent)} % = ${hoursPerMonth} par mois`,
  );
}

/** Value of the hours saved in a year, at the visitor's hourly cost. */
export interface Worth {
  perHour: number;
  perYear: Range;
}

/** « 10 570 à 21 140 € » */
export function euroRange(amount: Range): string {
  return typesetText(`${fromTo(amount)} €`);
}

/** The calculation in money. */
export function worthFormula(hoursPerYear: string, { perHour, perYear }: Worth): string {
  return typesetText(`${hoursPerYear} par an × ${euros(perHour)} = ${euroRange(perYear)}`);
}

/** The hours saved in a year, with their value if the visitor has given an hourly cost. */
export function yearInWords(hoursPerYear: string, worth: Worth | undefined): string {
  if (!worth) return typesetText(`${hoursPerYear} par an`);
  const { perHour, perYear } = worth;
  return typesetText(
    `${hoursPerYear} par an, soit ${euroRange(perYear)} à ${euros(perHour)} l'heure, abonnement non déduit`,
  );
}

/** What screen readers announce once the result has settled. */
export function spokenResult(hoursPerMonth: string, year: string): string {
  return typesetText(`Temps gagné estimé : ${hoursPerMonth} par mois, ${year}.`);
}

export const estimator = typeset({
  title: 'Estimez le temps gagné dans votre entreprise',
  intro:
    'Le chiffre de départ est celui du cas ci-dessus ; mettez-y le vôtre. Le résultat reste un ordre de grandeur.',
  withoutScript: `Exemple pour ${time(quantities.hours.initial)} par jour. Le calcul avec vos propres chiffres demande JavaScript.`,
  resultTitle: 'Temps gagné, estimation',
  perMonth: 'par mois',
  worth: "par an, valeur du temps gagné à ce coût horaire, avant le coût de l'abonnement",
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
  ],
  attach: 'Joindre cette estimation à ma demande',
  print: "Imprimer la fiche d'une page",
  /** One sentence only: `putSentence` recognises an earlier one by the template's fixed words. */
  sentence:
    "Estimation faite sur votre site : {time} d'import et de rapprochement par jour, soit {month} gagnées par mois et {year}.",
});
