import { brand } from '../brand';
import { facts } from '../facts';
import { joinSentences } from '../writing/joinSentences';
import { elided, typeset } from '../writing/typeset';

/** What the page promises on request. */
const onRequest = [
  ...(facts.certification
    ? []
    : [
        `la date et le périmètre de la certification ${elided('de', brand.product)} par ${brand.suiteVendor}`,
        `les éditions ${elided('de', brand.suiteShortName)} concernées`,
      ]),
  ...(facts.accountProvider
    ? []
    : ['le nom du prestataire qui lirait nos comptes', 'son identifiant au registre public']),
  ...(facts.hosting ? [] : ["le pays d'hébergement de nos données"]),
  ...(facts.iso ? [] : ["l'échéance prévue pour la certification ISO 27001"]),
];

export const trust = typeset({
  title: 'Vos comptes en\u00a0lecture\u00a0seule, un\u00a0service hébergé en Europe',
  badges: [
    {
      id: 'certified',
      title: `Certifié par ${brand.suiteVendor}`,
      text:
        facts.certification ||
        'Sur demande : date et périmètre de la certification, éditions concernées.',
    },
    {
      id: 'psd2',
      title: 'Conforme à la DSP2',
      text:
        facts.accountProvider ||
        "Vos comptes de paiement sont lus par un prestataire agréé ou enregistré dans l'Espace économique européen (en France, par l'ACPR). Identité sur demande.",
    },
    {
      id: 'provider',
      title: `Conçu par ${brand.provider}`,
      text: `${brand.tagline}.`,
    },
    {
      id: 'europe',
      title: 'Hébergé en Europe',
      text: facts.hosting
        ? `Chiffrées en transit et au repos, vos données bancaires sont hébergées ${facts.hosting}`
        : 'Nous hébergeons en Europe vos données bancaires, chiffrées en transit et au repos.',
    },
  ],
  /** What is still to come, below the badges. */
  pending: {
    title: 'Certification ISO 27001 en cours',
    text: joinSentences('Pas encore obtenue.', facts.iso),
  },
  /** A button begins a message that asks for it. */
  questions: {
    label: 'Demander des précisions',
    beginning:
      onRequest.length > 0
        ? `Merci de nous communiquer ${new Intl.ListFormat('fr').format(onRequest)}.`
        : 'Nos questions sur la sécurité de nos données bancaires :',
  },
  included: {
    title: "Compris dans l'abonnement",
    items: [
      { id: 'install', text: "Aide à l'installation" },
      {
        id: 'support',
        text: `Assistance dédiée en français, par e-mail et par téléphone${facts.support && `, ${facts.support}`}`,
      },
      { id: 'training', text: 'Formation de vos équipes' },
      { id: 'updates', text: 'Mises à jour régulières' },
    ],
  },
  explanations: [
    { title: 'Vous gardez la main', text: facts.control },
    { title: 'Un import contrôlé', text: facts.completeness },
    { title: 'Sur site, ce qui quitte votre serveur', text: facts.onPremise },
    { title: 'Ce que le contrat dit de vos données', text: facts.contract },
  ],
});
