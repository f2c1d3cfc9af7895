import { balances } from '../balances';
import { brand } from '../brand';
import { law } from '../claims';
import { facts } from '../facts';
import { countInWords } from '../writing/format';
import { joinSentences } from '../writing/joinSentences';
import { typeset } from '../writing/typeset';

/** Fictional contents of the steps' drawings. */
const drawings = {
  /** Banks that the ERP reads. */
  banks: {
    banks: [1, 2, 3].map((rank) => `Banque\u00a0${rank}`),
    erp: brand.suiteShortName,
  },
  /** Each day, the statement has one more line. */
  dailyLines: [
    { day: 'Lundi', amount: '+ 980,00' },
    { day: 'Mardi', amount: '− 42,90' },
    { day: 'Mercredi', amount: '− 215,30' },
  ],
  treasury: {
    label: 'Trésorerie',
    /** In the last step, whose lines are not matched yet: without it, its dashes look like a forecast. */
    open: 'à pointer',
    balances,
  },
};

export type StepDrawingName = keyof typeof drawings;

interface HowItWorksStep {
  title: string;
  text: string;
  /** A step without a drawing shows its text alone. */
  drawing?: StepDrawingName;
}

const steps: HowItWorksStep[] = [
  {
    title: 'Connexion bancaire sécurisée',
    text: `Avec une connexion DSP2 (directive européenne sur les services de paiement), vous consentez à la lecture de vos comptes de paiement et vous vous authentifiez auprès de chaque banque, puis de nouveau au moins tous les ${law.bankAccessDays} jours.`,
    drawing: 'banks',
  },
  {
    title: 'Synchronisation automatique quotidienne',
    text: joinSentences(
      `Chaque jour, ${brand.product} récupère les lignes de vos comptes connectés : ni fichier à télécharger, ni import à lancer.`,
      facts.importTime,
    ),
    drawing: 'dailyLines',
  },
  {
    title: 'Rapprochement, puis suivi instantané de la trésorerie',
    text: joinSentences(
      facts.proposals ||
        `À votre demande, ${brand.suiteShortName} pointe les lignes dont il retrouve l'écriture.`,
      `${facts.proposals ? 'Vous acceptez ou refusez ces propositions, complétez le pointage' : 'Vous contrôlez et complétez ce pointage'}, créez les écritures manquantes à partir des lignes et validez le rapprochement.`,
      'Le tableau de bord montre votre trésorerie à la dernière synchronisation.',
    ),
    drawing: 'treasury',
  },
];

export const howItWorks = typeset({
  title: `De votre banque à\u00a0${brand.suiteShortName}, en ${countInWords(steps.length, 'étape', 'étapes')}`,
  steps,
  drawings,
  explanations: [
    {
      title: `Ce que ${brand.product} ajoute à ${brand.suiteShortName}`,
      text: facts.addsToStandard,
    },
    { title: 'Paiements groupés, cartes et lignes sans écriture', text: facts.matching },
  ],
  /** Begins a message on what `matching` tells. */
  matchingStart: {
    label: 'Soumettre un cas difficile',
    beginning: `Comment ${brand.product} traiterait-il le cas suivant ?`,
  },
});
