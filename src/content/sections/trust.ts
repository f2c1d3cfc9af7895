import { brand } from '../brand';
import { facts, joinGiven, keepGiven } from '../facts';
import { typeset } from '../typography';

export interface TrustBadge {
  id: 'certified' | 'psd2' | 'provider' | 'europe';
  title: string;
  text: string;
}

/** What the badges leave open. */
const unanswered = [
  facts.certification ? '' : 'le périmètre, les éditions et la date de la certification',
  facts.accountProvider || facts.accountProviderName
    ? ''
    : 'le nom du prestataire qui lit les comptes',
].filter(Boolean);

export const trust = typeset({
  title: 'Vos comptes lus avec votre accord, vos données bancaires en Europe',
  intro: `Ouvrir ses comptes à un tiers ne va pas de soi : ${unanswered.length > 0 ? 'posez-nous toutes vos questions' : 'voici qui les lit, et où vont vos données'}.`,
  badges: [
    {
      id: 'certified',
      title: `Certifié par ${brand.suiteVendor}`,
      text:
        facts.certification || 'Périmètre, éditions et date de la certification : demandez-nous.',
    },
    {
      id: 'psd2',
      title: 'Conforme à la DSP2',
      text:
        facts.accountProvider ||
        joinGiven(
          "La loi impose que le prestataire qui lit vos comptes soit agréé ou enregistré (en France, par l'ACPR).",
          facts.accountProviderName ? '' : 'Demandez-nous le nom de ce prestataire.',
        ),
    },
    {
      id: 'provider',
      title: `Conçu par ${brand.provider}`,
      text: `${brand.tagline}.`,
    },
    {
      id: 'europe',
      title: 'Hébergé en Europe',
      text: joinGiven(
        facts.hosting || 'Les données bancaires que traitent nos services y\u00a0sont hébergées.',
        'Vos données sont chiffrées en transit et au repos.',
      ),
    },
  ] satisfies TrustBadge[],
  /** What is still to come, below the badges. */
  pending: {
    title: 'Certification ISO 27001 en cours',
    text: joinGiven('Pas encore obtenue.', facts.iso),
  },
  /** A button begins a message that asks for it. */
  questions: unanswered.length > 0 && {
    label: 'Poser mes questions',
    beginning: `Merci de nous indiquer : ${unanswered.join(' ; ')}.`,
  },
  included: {
    title: "Compris dans l'abonnement",
    items: [
      { id: 'install', text: "Aide à l'installation" },
      {
        id: 'support',
        text: `Assistance dédiée en français, par e-mail et par téléphone${facts.support && `. ${facts.support}`}`,
      },
      { id: 'training', text: 'Formation de vos équipes' },
      { id: 'updates', text: 'Mises à jour régulières' },
    ],
  },
  explanations: keepGiven([
    { title: 'Vous gardez la main', text: facts.control },
    { title: 'Un jour manquant, une ligne en double', text: facts.completeness },
    { title: 'Sur site, ce qui quitte votre serveur', text: facts.onPremise },
    { title: 'Ce que le contrat dit de vos données', text: facts.contract },
  ]),
});
