import { anchors } from './anchors';
import { brand } from './brand';
import { claims, retention } from './claims';
import { typeset } from './typography';

export interface LegalDocument {
  id: typeof anchors.legalNotice | typeof anchors.privacy;
  title: string;
  parts: { title: string; lines: string[] }[];
}

const MISSING = 'À compléter';
const filled = (value: string) => value || MISSING;

const { legal, contact } = brand;
const { dataIsHostedInEurope, dataIsNeverSold } = brand.privacy;

const legalNotice = {
  id: anchors.legalNotice,
  title: 'Mentions légales',
  parts: [
    {
      title: 'Éditeur du site',
      lines: [
        brand.provider,
        `Forme juridique : ${filled(legal.companyForm)}`,
        `Capital social : ${filled(legal.shareCapital)}`,
        `Immatriculation : ${filled(legal.registration)}`,
        `Numéro de TVA : ${filled(legal.vatNumber)}`,
        `Siège social : ${filled(legal.address)}`,
        `E-mail : ${contact.email}`,
        `Téléphone : ${contact.phone}`,
      ],
    },
    { title: 'Direction de la publication', lines: [filled(legal.publicationDirector)] },
    {
      title: 'Hébergement du site',
      lines: [
        `Hébergeur : ${filled(legal.host.name)}`,
        `Adresse : ${filled(legal.host.address)}`,
        `Téléphone : ${filled(legal.host.phone)}`,
      ],
    },
  ],
} satisfies LegalDocument;

const privacy = {
  id: anchors.privacy,
  title: 'Politique de confidentialité',
  parts: [
    {
      title: 'Qui traite vos données',
      lines: [
        `${brand.provider} est responsable des données que vous envoyez par le formulaire de demande de démo. Contact : ${contact.email}.`,
      ],
    },
    {
      title: 'Quelles données, et pourquoi',
      lines: [
        'Votre nom, votre société, votre adresse e-mail et votre message servent à répondre à votre demande et à organiser la démo. La base légale est notre intérêt légitime à répondre aux demandes des entreprises (article 6, paragraphe 1, point f, du RGPD).',
        'Une empreinte de votre adresse IP, calculée avec une clé secrète, sert à limiter les envois abusifs. La base légale est notre intérêt légitime à protéger ce service.',
      ],
    },
    {
      title: 'Combien de temps',
      lines: [
        `Vos données sont conservées ${retention()}, puis effacées. L'empreinte de votre adresse IP est effacée au bout de ${claims.addressHashDays} jours.`,
      ],
    },
    {
      title: 'Qui y a accès',
      lines: [
        `Les équipes de ${brand.provider} chargées des démonstrations, et les prestataires qui hébergent la base de données et acheminent les e-mails.`,
        ...(dataIsHostedInEurope ? ['Vos données sont hébergées en Europe.'] : []),
        ...(dataIsNeverSold ? ['Vos données ne sont ni vendues ni cédées.'] : []),
      ],
    },
    {
      title: 'Vos droits',
      lines: [
        `Vous pouvez accéder à vos données, les rectifier, les faire effacer, en limiter l'usage, vous y opposer ou en demander une copie en écrivant à ${contact.email}. Vous pouvez aussi saisir la CNIL.`,
      ],
    },
    {
      title: 'Cookies et contenus tiers',
      lines: [
        "Ce site ne dépose aucun cookie et ne mesure pas votre visite. Lorsque vous touchez au formulaire, votre navigateur peut garder une information technique de connexion au service d'envoi. La vidéo n'est demandée à YouTube qu'après votre clic ; YouTube (Google) reçoit alors votre adresse IP et peut déposer des traceurs.",
      ],
    },
  ],
} satisfies LegalDocument;

export const legalDocuments: readonly LegalDocument[] = typeset([legalNotice, privacy]);

export const closeLegal = 'Fermer';
