import { brand } from '../brand';
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

export const trust = typeset({
  title: 'Un outil certifié, des données hébergées en Europe',
  intro: 'Confier ses flux bancaires demande des garanties. Voici les nôtres.',
  badges: [
    {
      id: 'certified',
      title: `Certifié par ${brand.suiteVendor}`,
      text: `L'éditeur de ${brand.suiteShortName} a certifié l'extension.`,
    },
    {
      id: 'psd2',
      title: 'Conforme à la DSP2',
      text: 'Chaque connexion bancaire respecte la directive européenne sur les services de paiement.',
    },
    {
      id: 'provider',
      title: `Conçu par ${brand.provider}`,
      text: 'Un prestataire spécialiste des solutions cloud Microsoft.',
    },
    {
      id: 'europe',
      title: 'Hébergé en Europe',
      text: 'Vos données bancaires sont hébergées en Europe.',
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
});
