import { brand } from '../brand';
import { AS_OF_LAST_SYNC } from '../claims';
import { facts, keepGiven } from '../facts';
import { elided, typeset } from '../typography';

export const howItWorks = typeset({
  title: 'En trois étapes, vos opérations rejoignent vos écritures',
  steps: [
    {
      id: 'connection',
      title: 'Connexion bancaire sécurisée',
      text: 'Auprès de chaque banque, vous autorisez la lecture de vos comptes. Un accès direct, sans fichier de relevé, suit les règles européennes de la DSP2.',
    },
    {
      id: 'synchronisation',
      title: 'Synchronisation automatique quotidienne',
      text: `Les nouvelles opérations entrent d'elles-mêmes dans ${brand.suiteShortName}.`,
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
      text:
        facts.addsToStandard ||
        `${brand.suiteShortName} sait importer un fichier de relevé et proposer un pointage. ${brand.product} y apporte vos opérations chaque jour, automatiquement ; vous contrôlez le pointage proposé et traitez les exceptions.`,
    },
    { title: 'Paiements groupés, frais et encaissements par carte', text: facts.matching },
  ]),
});
