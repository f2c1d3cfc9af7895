import { assumptions, claims } from '../claims';
import { estimateTimeSaved, type Bounds } from '../estimateTimeSaved';
import { figures } from '../figures';
import { formatCount, formatDuration, formatNumber } from '../writing/format';
import { typeset } from '../writing/typeset';

const { timeSavedPercent } = claims;
const { workingDays } = assumptions;

/** Inputs of the calculation. The low bound is a cautious assumption: half the claimed maximum. */
export const estimateBasis = {
  savedPercent: { low: timeSavedPercent / 2, high: timeSavedPercent },
  workingDays,
};

/** Minutes per day that the slider offers. Its initial value is the figure of the customer case. */
export const minutesOffered = {
  min: 15,
  max: 720,
  step: 15,
  initial: claims.customerCase.before.hoursPerDay * 60,
};

const { savedPercent } = estimateBasis;
const monthlyDays = formatCount(workingDays.perMonth, 'jour ouvré', 'jours ouvrés');
const yearlyDays = formatCount(workingDays.perYear, 'jour ouvré', 'jours ouvrés');

const formatBounds = ({ low, high }: Bounds) => `${formatNumber(low)} à ${formatNumber(high)}`;

/** What the page says of an estimate. `estimator.sentence` takes `time`, `month` and `year`. */
export function describeEstimate(minutesPerDay: number) {
  const { hoursPerMonth, hoursPerYear } = estimateTimeSaved(minutesPerDay, estimateBasis);
  const time = formatDuration(minutesPerDay);
  const month = `${formatBounds(hoursPerMonth)} h`;
  return typeset({
    time,
    month,
    year: `${formatBounds(hoursPerYear)} h`,
    formula: `Par mois : ${time} × ${monthlyDays} × ${formatBounds(savedPercent)} %`,
    /** Read aloud wherever the slider stops: the result, too, for those who do not see it change. */
    slider: `${time} par jour : ${month} à gagner par mois`,
  });
}

export const estimator = typeset({
  title: 'Estimez le temps que vous gagneriez',
  withoutScript: 'Ceci est un exemple : le calcul avec vos propres chiffres nécessite JavaScript.',
  label: 'Temps de rapprochement par jour, import compris',
  /** On paper, beside the figure that the visitor has left as it was. */
  example: '(exemple)',
  resultTitle: 'Gain estimé',
  perMonth: 'par mois',
  perYear: 'par an',
  method: [
    `Calcul sur ${yearlyDays} par an, arrondi à la baisse.`,
    `${figures.timeSaved} est notre maximum ; ${formatNumber(savedPercent.low)} %, sa moitié.`,
    "Ni l'un ni l'autre n'est une promesse : votre gain peut être inférieur.",
  ].join(' '),
  attach: 'Joindre cette estimation à ma demande',
  print: 'Imprimer la synthèse',
  /** One sentence only: `putSentence` recognises an earlier one by the template's fixed words. */
  sentence:
    'Estimation faite sur votre site, pour {time} de rapprochement par jour, import compris : gain possible de {month} par mois ({year} par an).',
});
