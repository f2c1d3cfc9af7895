import { brand, facts } from '../brand';
import { law } from '../claims';
import { factSentences } from '../facts';
import { typeset } from '../typography';

export interface TrustBadge {
  id: 'certified' | 'psd2' | 'provider' | 'europe';
  title: string;
  text: string;
}

export interface DetailList {
  id: string;
  title: string;
  items: { id: string; text: string; isPending?: boolean }[];
}

const { accountProvider, certification, control, hosting } = factSentences(facts);

export const trust = typeset({
  title: 'Vos comptes lus avec votre accord, vos données en Europe',
  intro: 'Donner accès à ses comptes demande des garanties. Voici les nôtres.',
  badges: [
    {
      id: 'certified',
      title: `Certifié par ${brand.suiteVendor}`,
      text:
        certification[0] ??
        `L'éditeur de ${brand.suiteShortName} certifie l'extension ; ISO 27001 est en cours pour la sécurité.`,
    },
    {
      id: 'psd2',
      title: 'Conforme à la DSP2',
      text:
        accountProvider[0] ??
        `La directive européenne sur les services de paiement encadre chaque connexion, que vous confirmez au moins tous les ${law.bankAccessDays} jours.`,
    },
    {
      id: 'provider',
      title: `Conçu par ${brand.provider}`,
      text: 'Un prestataire spécialiste des solutions cloud Microsoft.',
    },
    {
      id: 'europe',
      title: 'Hébergé en Europe',
      text: hosting[0] ?? 'Vos données bancaires y sont conservées chiffrées.',
    },
  ] satisfies TrustBadge[],
  details: [
    {
      id: 'security',
      title: 'La protection de vos données',
      items: [
        { id: 'transit', text: 'Données chiffrées en transit' },
        { id: 'rest', text: 'Données chiffrées au repos' },
        { id: 'iso', text: 'Certification ISO 27001 en cours', isPending: true },
      ],
    },
    {
      id: 'subscription',
      title: "Compris dans l'abonnement",
      items: [
        { id: 'support', text: 'Assistance dédiée en français, par e-mail et par téléphone' },
        { id: 'install', text: "Aide à l'installation" },
        { id: 'training', text: 'Formation de vos équipes' },
        { id: 'updates', text: 'Mises à jour régulières' },
      ],
    },
  ] satisfies DetailList[],
  /** Shown only if the owner has given `facts.control`. */
  control: control.length > 0 ? { title: 'Vous gardez la main', sentences: control } : undefined,
});
