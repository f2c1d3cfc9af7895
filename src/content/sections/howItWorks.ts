import { brand } from '../brand';
import { facts, keepGiven } from '../facts';
import { countInWords } from '../format';
import { elided, typeset } from '../typography';

export type HowItWorksStepId = 'connection' | 'synchronisation' | 'reconciliation';

interface HowItWorksStep {
  /** The section's component has a drawing for each. */
  id: HowItWorksStepId;
  title: string;
  text: string;
}

const steps: HowItWorksStep[] = [
  {
    id: 'connection',
    title: 'Connexion bancaire sécurisée',
    text: "Pour l'accès direct (sans fichier de relevé), vous consentez à la lecture de vos comptes de paiement et vous vous authentifiez auprès de chaque banque, dans le cadre de la directive européenne sur les services de paiement (DSP2).",
  },
  {
    id: 'synchronisation',
    title: 'Synchronisation automatique quotidienne',
    text: `Les nouvelles opérations entrent d'elles-mêmes dans ${brand.suiteShortName}.`,
  },
  {
    id: 'reconciliation',
    title: 'Rapprochement et suivi instantané de la trésorerie',
    text: 'Vous contrôlez le pointage entre les lignes du relevé et vos écritures bancaires, et suivez votre trésorerie dans le tableau de bord.',
  },
];

export const howItWorks = typeset({
  title: `En ${countInWords(steps.length, 'étape', 'étapes')}, vos opérations rejoignent vos écritures`,
  steps,
  explanations: keepGiven([
    {
      title: `Ce ${elided('que', brand.product)} ajoute à ${brand.suiteShortName}`,
      text:
        facts.addsToStandard ||
        `Sans flux bancaire, ${brand.suiteShortName} attend que vous importiez un fichier de relevé, puis propose un pointage. En accès direct, ${brand.product} lui apporte vos opérations chaque jour, sans fichier : vous contrôlez le pointage au fil du mois.`,
    },
    { title: 'Paiements groupés, frais et encaissements par carte', text: facts.matching },
  ]),
});
