import { brand } from '../brand';
import { claims } from '../claims';
import { facts } from '../facts';
import { figures } from '../figures';
import { formatDuration } from '../writing/format';
import { joinSentences } from '../writing/joinSentences';
import { typeset } from '../writing/typeset';

const { before, after } = claims.customerCase;
const { staff, bankAccounts, closeDelay, closeDay, timeBefore, timeAfter } = figures;

const company = `Distributeur de taille moyenne : ${staff}, ${bankAccounts}.`;

/** What the page says on request, and visitors ask for. */
const onRequest = [
  ...(facts.customerTime ? [] : [`le détail des ${timeBefore} et des ${timeAfter}`]),
  ...(facts.timeSaved ? [] : [`l'origine des ${figures.timeSaved}`]),
].join(', et ');

export interface CaseSide {
  title: string;
  minutesPerDay: number;
  timePerDay: string;
  timeCaption: string;
  closeDays: number;
  closeFigure: string;
  closeCaption: string;
}

export const customerCase = typeset({
  title: `La clôture avait ${closeDelay} de retard ; elle se fait à ${closeDay}`,
  intro: joinSentences(
    facts.customer,
    company,
    // One customer's figures may not read as a promise (Code de la consommation, L121-2).
    'Vos résultats peuvent différer.',
  ),
  /** Below the figures: what is counted in them. */
  note: joinSentences(facts.customerTime, onRequest && `Sur demande : ${onRequest}.`),
  /** One case convinces few readers: they ask for a customer whom they can call. */
  referenceStart: {
    label: `Demander une ${facts.customer && 'autre '}référence`,
    beginning: joinSentences(
      `Pouvez-vous nous mettre en relation avec un ${facts.customer && 'autre '}client qui utilise ${brand.product} ?`,
      onRequest && `Nous aimerions aussi connaître ${onRequest}.`,
    ),
  },
  saving: `${formatDuration(before.hoursPerDay * 60 - after.minutesPerDay)} de moins par jour`,
  before: {
    title: 'Avant',
    minutesPerDay: before.hoursPerDay * 60,
    timePerDay: timeBefore,
    timeCaption: 'par jour pour importer les relevés',
    closeDays: before.closeDelayDays,
    closeFigure: closeDelay,
    closeCaption: 'de retard à la clôture mensuelle',
  } satisfies CaseSide,
  after: {
    title: 'Après',
    minutesPerDay: after.minutesPerDay,
    timePerDay: timeAfter,
    timeCaption: 'par jour',
    closeDays: after.closeDay,
    closeFigure: closeDay,
    closeCaption: 'pour la clôture mensuelle',
  } satisfies CaseSide,
  outcomes: [
    {
      before: 'Erreurs de saisie fréquentes',
      after: `Zéro erreur détectée en ${figures.timeWithoutErrors}`,
    },
    {
      before: 'Aucune vue en temps réel de la trésorerie',
      after: 'Tableau de bord en temps réel',
    },
  ],
});
