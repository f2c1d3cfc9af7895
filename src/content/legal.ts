import { anchors } from './anchors';
import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export interface LegalDocument {
  id: typeof anchors.legalNotice | typeof anchors.privacy;
  title: string;
  parts: { title: string; lines: string[] }[];
}

const MISSING = 'À compléter';
const filled = (value: string) => value || MISSING;

const { legal, contact } = brand;

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
        'Votre nom, votre société, votre adresse e-mail et votre message servent à répondre à votre demande et à organiser la démo. La base légale est votre demande elle-même : des mesures prises avant un éventuel contrat.',
        "Une empreinte chiffrée de votre adresse IP, dont on ne peut déduire l'adresse, sert à limiter les envois abusifs. La base légale est notre intérêt légitime à protéger ce service.",
      ],
    },
    {
      title: 'Combien de temps',
      lines: [
        `Votre demande est effacée ${claims.retentionYears} ans après notre dernier échange, l'empreinte de votre adresse IP au bout de ${claims.addressHashDays} jours.`,
      ],
    },
    {
      title: 'Qui y a accès',
      lines: [
        `Les équipes de ${brand.provider} chargées des démonstrations, et les prestataires qui hébergent la base de données et acheminent les e-mails. Vos données sont hébergées en Europe et ne sont ni vendues ni cédées.`,
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
        "Ce site ne dépose aucun cookie et ne mesure pas votre visite. Lorsque vous touchez au formulaire, votre navigateur peut garder une information technique de connexion au service d'envoi. La vidéo n'est demandée à YouTube qu'après votre clic.",
      ],
    },
  ],
} satisfies LegalDocument;

export const legalDocuments: readonly LegalDocument[] = typeset([legalNotice, privacy]);

export const closeLegal = 'Fermer';
