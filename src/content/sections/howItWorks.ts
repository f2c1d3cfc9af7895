import { brand } from '../brand';
import { AS_OF_LAST_SYNC } from '../claims';
import { facts, keepGiven } from '../facts';
import { elided, typeset } from '../typography';

export const howItWorks = typeset({
  title: 'En trois étapes, vos opérations rejoignent vos écritures',
  intro: 'Vous connectez vos comptes ; les opérations suivent, jour après jour.',
  steps: [
    {
      id: 'connection',
      title: 'Connexion bancaire sécurisée',
      text: "Vous autorisez la lecture de vos comptes auprès de chaque banque. Quand elle est directe, sans fichier de relevé, les règles européennes de la DSP2 l'encadrent.",
    },
    {
      id: 'synchronisation',
      title: 'Synchronisation automatique quotidienne',
      text: `Les nouvelles opérations entrent d'elles-mêmes dans ${brand.suiteShortName}, au format attendu par l'ERP.`,
    },
    {
      id: 'reconciliation',
      title: 'Rapprochement et suivi instantané de la trésorerie',
      text: `Vous contrôlez le pointage des lignes du relevé avec les écritures du compte bancaire ; le tableau de bord montre votre trésorerie ${AS_OF_LAST_SYNC}.`,
    },
  ],
  explanations: keepGiven([
    {
      title: `Ce ${elided('que', brand.product)} ajoute à ${brand.suiteShortName}`,
      text: facts.addsToStandard,
    },
    { title: 'Paiements groupés, frais et remises de cartes', text: facts.matching },
  ]),
});
