import { assumptions, claims, formatNumber } from '../claims';
import { formatDuration } from '../format';
import { typeset } from '../typography';

const { timeSavedPercent } = claims;
const { before, after } = claims.customerCase;
const { workingDays } = assumptions;

export type Bounds = Record<'low' | 'high', number>;

export type TimeSaved = Record<'hoursPerMonth' | 'hoursPerYear', Bounds>;

/** Inputs of the calculation. The low bound is a cautious assumption: half the claimed maximum. */
export const estimateBasis = {
  savedPercent: { low: timeSavedPercent / 2, high: timeSavedPercent },
  workingDays,
};

/** Minutes per day that the slider offers. Its initial value is the figure of the customer case. */
export const minutesOffered = { min: 15, max: 720, step: 15, initial: before.hoursPerDay * 60 };

const formatBounds = ({ low, high }: Bounds) => `${formatNumber(low)} à ${formatNumber(high)}`;

/** What the page says of an estimate. `estimator.sentence` takes `time`, `month` and `year`. */
export function describeEstimate(minutesPerDay: number, saved: TimeSaved) {
  const time = formatDuration(minutesPerDay);
  const month = `${formatBounds(saved.hoursPerMonth)} h`;
  return typeset({
    time,
    month,
    year: `${formatBounds(saved.hoursPerYear)} h`,
    formula: `${time} par jour × ${workingDays.perMonth} jours ouvrés × ${formatBounds(estimateBasis.savedPercent)} % = ${month} par mois`,
    /** Read aloud wherever the slider stops: the result, too, for those who do not see it change. */
    slider: `${time} par jour, soit ${month} gagnées par mois`,
  });
}

export const estimator = typeset({
  title: 'Estimez le temps gagné dans votre entreprise',
  intro:
    'Le chiffre de départ est un exemple ; remplacez-le par le vôtre. Le résultat reste un ordre de grandeur.',
  withoutScript: `Exemple pour ${formatDuration(minutesOffered.initial)} par jour. Le calcul avec vos propres chiffres nécessite JavaScript.`,
  label: "Temps d'import et de rapprochement par jour",
  hint: "Aujourd'hui, pour toute l'équipe.",
  resultTitle: 'Estimation du temps gagné',
  perMonth: 'par mois',
  perYear: 'par an',
  notesTitle: 'Comment nous calculons',
  notes: [
    {
      title: 'Hypothèse haute',
      text: `Jusqu'à ${timeSavedPercent} % de temps gagné. L'entreprise ci-dessus s'en approche pour l'import de ses relevés : de ${formatDuration(before.hoursPerDay * 60)} à ${after.minutesPerDay} min par jour.`,
    },
    {
      title: 'Hypothèse basse',
      text: "La moitié de l'hypothèse haute. Ni l'une ni l'autre n'est une promesse.",
    },
    {
      title: 'Jours et arrondis',
      text: `${workingDays.perMonth} jours ouvrés par mois, ${workingDays.perYear} par an. Les heures sont arrondies à l'entier inférieur.`,
    },
  ],
  attach: 'Joindre cette estimation à ma demande',
  print: 'Imprimer la synthèse',
  /** One sentence only: `putSentence` recognises an earlier one by the template's fixed words. */
  sentence:
    "Estimation faite sur votre site : {time} d'import et de rapprochement par jour, soit {month} gagnées par mois et {year} par an.",
});
