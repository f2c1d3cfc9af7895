import { claims } from '../claims';
import { typeset } from '../typography';

const { staff, bankAccounts, before, after } = claims.customerCase;

export interface CaseSide {
  id: 'before' | 'after';
  title: string;
  minutesPerDay: number;
  timePerDay: string;
  timeCaption: string;
  closeDay: number;
  closeLabel: string;
  closeCaption: string;
  facts: { id: string; text: string }[];
}

export const customerCase = typeset({
  title: `Dans une entreprise de distribution, la clôture passe de J+${before.closeDelayDays} à J+${after.closeDay}`,
  intro: `Une société de taille moyenne : ${staff} collaborateurs, ${bankAccounts} comptes bancaires.`,
  sides: [
    {
      id: 'before',
      title: 'Avant',
      minutesPerDay: before.hoursPerDay * 60,
      timePerDay: `${before.hoursPerDay} h`,
      timeCaption: "par jour pour l'import des relevés",
      closeDay: before.closeDelayDays,
      closeLabel: `J+${before.closeDelayDays}`,
      closeCaption: `clôture retardée de ${before.closeDelayDays} jours`,
      facts: [
        { id: 'errors', text: 'Erreurs de saisie fréquentes' },
        { id: 'cash', text: 'Aucune vision de la trésorerie en temps réel' },
      ],
    },
    {
      id: 'after',
      title: 'Après',
      minutesPerDay: after.minutesPerDay,
      timePerDay: `${after.minutesPerDay} min`,
      timeCaption: 'par jour',
      closeDay: after.closeDay,
      closeLabel: `J+${after.closeDay}`,
      closeCaption: 'clôture le lendemain de la fin du mois',
      facts: [
        { id: 'errors', text: `Zéro erreur détectée depuis ${after.monthsWithoutErrors} mois` },
        { id: 'cash', text: 'Tableau de bord en temps réel' },
      ],
    },
  ] satisfies CaseSide[],
});
