import { brand } from '../brand';
import { claims } from '../claims';
import { facts } from '../facts';
import { figures } from '../figures';
import { formatDuration } from '../writing/format';
import { joinSentences } from '../writing/joinSentences';
import { typeset } from '../writing/typeset';

const { before, after } = claims.customerCase;
const { staff, bankAccounts, closeDelay, closeDay, timeBefore, timeAfter } = figures;

const company = `distributeur de taille moyenne : ${staff}, ${bankAccounts}.`;

/** What the page says on request, and visitors ask for. */
const onRequest = [
  ...(facts.customerTime ? [] : [`le détail des ${timeBefore} et des ${timeAfter}`]),
  ...(facts.timeSaved ? [] : [`l'origine des ${figures.timeSaved}`]),
].join(', et ');

export interface CaseSide {
  id: 'before' | 'after';
  title: string;
  minutesPerDay: number;
  timePerDay: string;
  timeCaption: string;
  closeFigure: string;
  closeCaption: string;
  outcomes: { id: string; text: string }[];
}

export const customerCase = typeset({
  title: `La clôture avait ${closeDelay} de retard ; elle se fait à ${closeDay}`,
  intro: joinSentences(
    facts.customer,
    facts.customer
      ? `Les chiffres ci-dessous sont ceux de cette entreprise, un ${company}`
      : `Un ${company}`,
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
  sides: [
    {
      id: 'before',
      title: 'Avant',
      minutesPerDay: before.hoursPerDay * 60,
      timePerDay: timeBefore,
      timeCaption: 'par jour pour importer les relevés',
      closeFigure: closeDelay,
      closeCaption: 'de retard à la clôture mensuelle',
      outcomes: [
        { id: 'errors', text: 'Erreurs de saisie fréquentes' },
        { id: 'cash', text: 'Aucune vue en temps réel de la trésorerie' },
      ],
    },
    {
      id: 'after',
      title: 'Après',
      minutesPerDay: after.minutesPerDay,
      timePerDay: timeAfter,
      timeCaption: 'par jour',
      closeFigure: closeDay,
      closeCaption: 'pour la clôture mensuelle',
      outcomes: [
        { id: 'errors', text: `Zéro erreur détectée en ${figures.timeWithoutErrors}` },
        { id: 'cash', text: 'Tableau de bord en temps réel' },
      ],
    },
  ] satisfies CaseSide[],
});
