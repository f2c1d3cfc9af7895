import { claims } from '../claims';
import { formatDuration } from '../format';
import { facts } from '../facts';
import { typeset } from '../typography';

const { staff, bankAccounts, before, after } = claims.customerCase;
const delayInDays = `${before.closeDelayDays} ${before.closeDelayDays > 1 ? 'jours' : 'jour'}`;

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
  title: `Chez ce distributeur, la clôture avait ${delayInDays} de retard ; elle se fait à J+${after.closeDay}`,
  intro: facts.customer
    ? `${facts.customer} L'entreprise compte ${staff} collaborateurs et ${bankAccounts} comptes bancaires.`
    : `Une entreprise de distribution de taille moyenne : ${staff} collaborateurs, ${bankAccounts} comptes bancaires.`,
  sides: [
    {
      id: 'before',
      title: 'Avant',
      minutesPerDay: before.hoursPerDay * 60,
      timePerDay: formatDuration(before.hoursPerDay * 60),
      timeCaption: "par jour d'import des relevés",
      closeFigure: delayInDays,
      closeCaption: 'de retard à la clôture mensuelle',
      outcomes: [
        { id: 'errors', text: 'Erreurs de saisie fréquentes' },
        { id: 'cash', text: 'Aucune visibilité en temps réel sur la trésorerie' },
      ],
    },
    {
      id: 'after',
      title: 'Après',
      minutesPerDay: after.minutesPerDay,
      timePerDay: `${after.minutesPerDay} min`,
      timeCaption: 'par jour',
      closeFigure: `J+${after.closeDay}`,
      closeCaption: `clôture ${after.closeDay === 1 ? 'le lendemain de' : 'après'} la fin du mois`,
      outcomes: [
        { id: 'errors', text: `Zéro erreur détectée en ${after.monthsWithoutErrors} mois` },
        { id: 'cash', text: 'Tableau de bord en temps réel' },
      ],
    },
  ] satisfies CaseSide[],
});
