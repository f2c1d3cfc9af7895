import { brand } from './brand';
import { claims, retention } from './claims';
import { paths } from './paths';
import { typeset } from './typography';

export interface LegalDocument {
  path: typeof paths.legalNotice | typeof paths.privacy;
  title: string;
  /** For search engines. */
  description: string;
  parts: { title: string; lines: string[] }[];
}

const MISSING = 'À compléter';
const filled = (value: string) => value || MISSING;

const { legal, contact } = brand;
const {
  dataIsHostedInEurope,
  dataIsNeverSold,
  mailsAreDeletedBy,
  hostsKeepAddressesFor,
  transfers,
} = brand.privacy;

const legalNotice = {
  path: paths.legalNotice,
  title: 'Mentions légales',
  description: `Qui publie et héberge ce site, et à qui sont les marques qu'il cite.`,
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
    {
      title: 'Marques',
      lines: [
        `${brand.suiteVendor}, Dynamics 365 et ${brand.suiteShortName} sont des marques du groupe ${brand.suiteVendor}. Elles sont citées ici pour désigner le logiciel auquel l'extension s'ajoute.`,
      ],
    },
  ],
} satisfies LegalDocument;

const privacy = {
  path: paths.privacy,
  title: 'Politique de confidentialité',
  description: `Ce que ${brand.provider} fait des données que vous lui envoyez par ce site, combien de temps, et vos droits.`,
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
        `Votre nom, votre société, votre adresse e-mail et votre message servent à répondre à votre demande et à organiser la démo. La base légale est notre intérêt légitime à répondre aux demandes des entreprises (article 6, paragraphe 1, point f, du RGPD).`,
        `Ils nous servent aussi à vous contacter au sujet de ${brand.product}. La base légale est notre intérêt légitime à faire connaître l'extension aux professionnels qui la demandent. Vous pouvez vous y opposer à tout moment, sans motif et sans frais (article 21, paragraphe 2, du RGPD).`,
        'Une empreinte de votre adresse IP, calculée avec une clé secrète, sert à limiter les envois abusifs. La base légale est notre intérêt légitime à protéger ce service.',
      ],
    },
    {
      title: 'Ce qui est obligatoire',
      lines: [
        'Ni la loi ni un contrat ne vous imposent de nous donner ces informations. Sans votre nom, votre société et votre adresse e-mail, nous ne pouvons ni savoir qui demande la démo ni vous répondre : ces champs sont obligatoires. Le message est facultatif.',
      ],
    },
    {
      title: 'Combien de temps',
      lines: [
        `Notre base de données conserve vos données ${retention()}, puis les efface. Elle efface l'empreinte de votre adresse IP au bout de ${claims.addressHashDays} jours.`,
        mailsAreDeletedBy
          ? `Votre demande nous parvient aussi par e-mail. Ces e-mails sont effacés dans le même délai par ${mailsAreDeletedBy}.`
          : `Votre demande nous parvient aussi par e-mail. Ces e-mails ne sont pas effacés avec la base de données : demandez-en l'effacement à ${contact.email}.`,
      ],
    },
    {
      title: 'Qui y a accès',
      lines: [
        `Les équipes de ${brand.provider} chargées des démonstrations, et les prestataires qui hébergent la base de données et acheminent les e-mails.`,
        ...(dataIsHostedInEurope ? ['Vos données sont hébergées en Europe.'] : []),
        ...(dataIsNeverSold ? ['Vos données ne sont ni vendues ni cédées.'] : []),
        `Les hébergeurs du site et du service d'envoi inscrivent votre adresse IP dans leurs journaux techniques, pour la sécurité de leurs réseaux. Durée de conservation : ${filled(hostsKeepAddressesFor)}.`,
        `Transferts hors de l'Union européenne : ${filled(transfers)}`,
      ],
    },
    {
      title: 'Vos droits',
      lines: [
        `Vous pouvez accéder à vos données, les rectifier, les faire effacer, en limiter l'usage, vous y opposer ou en demander une copie en écrivant à ${contact.email}. Vous pouvez aussi saisir la CNIL (www.cnil.fr).`,
        `Vous pouvez nous donner des directives sur le sort de vos données après votre décès (article 85 de la loi Informatique et Libertés).`,
      ],
    },
    {
      title: 'Cookies et contenus tiers',
      lines: [
        "Les pages de ce site ne déposent aucun cookie et ne mesurent pas votre visite. Lorsque vous touchez au formulaire, votre navigateur peut garder une information technique de connexion au service d'envoi.",
        // Supabase is behind Cloudflare, which sets __cf_bm for supabase.co. Browsers ignore it on
        // a script's cross-origin call without credentials, and accept it on a navigation.
        "Si JavaScript ne fonctionne pas, l'envoi du formulaire vous fait passer par l'adresse du service d'envoi. Sa passerelle peut alors déposer un cookie technique qui distingue les personnes des robots et disparaît en une demi-heure.",
        "La vidéo n'est demandée à YouTube qu'après votre clic ; YouTube (Google) reçoit alors votre adresse IP, peut la traiter hors de l'Union européenne et peut déposer des traceurs.",
      ],
    },
  ],
} satisfies LegalDocument;

export const legalDocuments: readonly LegalDocument[] = typeset([legalNotice, privacy]);
