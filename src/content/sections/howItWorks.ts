import { brand } from '../brand';
import { typeset } from '../typography';

export interface Step {
  id: string;
  title: string;
  text: string;
}

export const howItWorks = typeset({
  title: 'En trois étapes, vos opérations rejoignent vos écritures',
  intro: 'Vous reliez vos comptes ; les opérations suivent, jour après jour.',
  steps: [
    {
      id: 'connection',
      title: 'Connexion bancaire sécurisée',
      text: 'Vous autorisez la lecture de vos comptes auprès de chaque banque, selon les règles européennes de la DSP2.',
    },
    {
      id: 'synchronisation',
      title: 'Synchronisation automatique chaque jour',
      text: `Les nouvelles opérations entrent d'elles-mêmes dans ${brand.suiteShortName}, déjà au format attendu par l'ERP.`,
    },
    {
      id: 'reconciliation',
      title: 'Rapprochement et tableau de bord instantanés',
      text: 'Les lignes retrouvent leur écriture et votre position de trésorerie se met à jour aussitôt.',
    },
  ] satisfies Step[],
});
