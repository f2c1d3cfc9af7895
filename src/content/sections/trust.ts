import { brand } from '../brand';
import { law } from '../claims';
import { facts, keepGiven } from '../facts';
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
  title: 'Vos comptes lus avec votre accord, vos données bancaires en Europe',
  intro: 'Ouvrir ses comptes à un tiers ne va pas de soi. Voici ce qui les protège.',
  badges: [
    {
      id: 'certified',
      title: `Certifié par ${brand.suiteVendor}`,
      text: facts.certification || `L'éditeur de ${brand.suiteShortName} certifie l'extension.`,
    },
    {
      id: 'psd2',
      title: 'Conforme à la DSP2',
      text:
        facts.accountProvider ||
        `La directive européenne sur les services de paiement encadre l'accès direct à vos comptes ; vous le confirmez au moins une fois tous les ${law.bankAccessDays} jours.`,
    },
    {
      id: 'provider',
      title: `Conçu par ${brand.provider}`,
      text: `${brand.tagline}.`,
    },
    {
      id: 'europe',
      title: 'Hébergé en Europe',
      text:
        facts.hosting ||
        `Les données bancaires que traite ${brand.product} y sont conservées chiffrées.`,
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
        ...(facts.support ? [{ id: 'hours', text: facts.support }] : []),
        { id: 'install', text: "Aide à l'installation" },
        { id: 'training', text: 'Formation de vos équipes' },
        { id: 'updates', text: 'Mises à jour régulières' },
      ],
    },
  ] satisfies DetailList[],
  explanations: keepGiven([
    { title: 'Vous gardez la main', text: facts.control },
    { title: 'Un jour manquant, une ligne en double', text: facts.completeness },
    { title: 'Sur site, ce qui quitte votre serveur', text: facts.onPremise },
    { title: 'Vos données, par contrat', text: facts.contract },
  ]),
});
