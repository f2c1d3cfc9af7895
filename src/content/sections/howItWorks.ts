import { brand } from '../brand';
import { law } from '../claims';
import { facts } from '../facts';
import { countInWords } from '../writing/format';
import { joinSentences } from '../writing/joinSentences';
import { elided, typeset } from '../writing/typeset';

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
  /** The balance on each day of two weeks, in euros. The last is the highest. */
  treasury: {
    label: 'Trésorerie',
    /** In the last step, whose lines are not matched yet: without it, its dashes look like a forecast. */
    open: 'à pointer',
    balances: [12_400, 14_900, 13_800, 17_300, 17_300, 16_100, 20_400, 22_800, 21_600, 26_000],
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
      `Chaque jour, ${brand.product} apporte les lignes de vos comptes connectés, sans fichier à importer.`,
      facts.importTime,
      facts.proposals ||
        `À votre demande, ${brand.suiteShortName} pointe celles dont il retrouve l'écriture.`,
    ),
    drawing: 'dailyLines',
  },
  {
    title: 'Rapprochement, puis suivi instantané de la trésorerie',
    text: `${facts.proposals ? `Vous acceptez ou refusez les propositions ${elided('de', brand.product)}, complétez le pointage` : 'Vous contrôlez et complétez le pointage'}, créez les écritures manquantes à partir des lignes et validez le rapprochement. Le tableau de bord montre votre trésorerie à la dernière synchronisation.`,
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
