import { anchors } from './anchors';
import { brand } from './brand';
import { figures } from './figures';
import { hasSection } from './navigation';
import { paths } from './paths';
import { elided, typeset } from './writing/typeset';

interface LegalPart {
  /** Its URL fragment, for the links that lead to it. */
  id?: string;
  title: string;
  lines: string[];
}

export interface LegalDocument {
  path: typeof paths.legalNotice | typeof paths.privacy;
  title: string;
  /** Search engines show it. */
  description: string;
  parts: LegalPart[];
  lastChange: string;
}

const MISSING = 'À\u00a0compléter';
const fillIn = (value: string) => value || MISSING;

const { legal, contact } = brand;
const { dataIsHostedInUnion, dataIsNeverSold } = brand.privacy;
const { dpo, mailsAreKeptFor, refusalsAreKeptFor, hostsKeepAddressesFor, transfers } =
  brand.privacy;

const directly = contact.phone ? 'par e-mail ou par téléphone' : 'par e-mail';
const { bookingUrl } = brand;
const inEveryWay = new Intl.ListFormat('fr', { type: 'disjunction' }).format([
  'par le formulaire de demande de démo',
  'par e-mail',
  ...(contact.phone ? ['par téléphone'] : []),
  ...(bookingUrl ? ['en choisissant un créneau en ligne'] : []),
]);

/** Whom a person writes to who makes use of a right. */
const writeTo = `${contact.email}${dpo && ' ou à notre délégué à la protection des données'}`;

/** Each line of an address is a line of the page. */
const splitLines = (text: string) => text.split('\n').map((line) => line.trim());

const lastChange = (date: string) => `Dernière mise à jour : ${fillIn(date)}`;

const legalNotice = {
  path: paths.legalNotice,
  title: 'Mentions légales',
  description: 'Éditeur et hébergeur de ce site, marques citées.',
  parts: [
    {
      title: 'Éditeur du site',
      lines: [
        brand.provider,
        `Forme juridique : ${fillIn(legal.companyForm)}`,
        `Capital social : ${fillIn(legal.shareCapital)}`,
        `Immatriculation : ${fillIn(legal.registration)}`,
        `Numéro de TVA : ${fillIn(legal.vatNumber)}`,
        ...splitLines(`Siège social : ${fillIn(legal.address)}`),
        `E-mail : ${contact.email}`,
        `Téléphone : ${fillIn(contact.phone)}`,
      ],
    },
    { title: 'Direction de la publication', lines: [fillIn(legal.publicationDirector)] },
    {
      title: 'Hébergement du site',
      lines: [
        `Hébergeur : ${fillIn(legal.host.name)}`,
        ...splitLines(`Adresse : ${fillIn(legal.host.address)}`),
        `Téléphone : ${fillIn(legal.host.phone)}`,
      ],
    },
    {
      title: 'Marques',
      lines: [
        `${brand.suite} est un logiciel du groupe ${brand.suiteVendor}, dont les marques ne sont citées sur ce site que pour désigner ce groupe, ses produits et ses services.`,
        // Code de la propriété intellectuelle, article L713-6.
        `${brand.product} est édité par ${brand.provider}, et non par ${brand.suiteVendor}.`,
      ],
    },
  ],
  lastChange: lastChange(legal.lastChange),
} satisfies LegalDocument;

const hasVideo = hasSection(anchors.videoDemo);

const videoHost = [
  "La vidéo n'est chargée depuis YouTube (Google Ireland Limited) qu'après votre clic. YouTube reçoit alors votre adresse IP et des informations techniques sur votre navigateur, et peut déposer des traceurs, pour la sécurité du service, les statistiques et la publicité ; leur durée, que fixe Google, figure sur policies.google.com/technologies/cookies. Pour la seule collecte de ces données par notre page et leur transmission à YouTube, nous pouvons être tenus, avec Google, pour responsables conjoints du traitement. Il nous revient de vous en informer et de recueillir votre consentement ; Google est seul responsable des traitements ultérieurs. Vous pouvez exercer vos droits auprès de Google comme auprès de nous. La base légale est votre consentement (article 6, paragraphe 1, point a, du RGPD ; article 82 de la loi Informatique et Libertés) : rien ne vous oblige à lancer la vidéo.",
  "YouTube peut traiter ces données hors de l'Espace économique européen ; ses règles de confidentialité précisent avec quelles garanties (policies.google.com/privacy/frameworks).",
  "Vous pouvez retirer votre consentement à tout moment, pour l'avenir : rechargez la page d'accueil. La vidéo n'est alors plus chargée. Pour supprimer les traceurs, effacez dans votre navigateur les données de YouTube et de Google, notamment de youtube-nocookie.com et de youtube.com.",
];

const privacy = {
  path: paths.privacy,
  title: 'Politique de confidentialité',
  description: `Données que vous envoyez à ${brand.provider} par ce site : usages, durées de conservation et droits.`,
  parts: [
    {
      title: 'Qui traite vos données',
      lines: [
        "Cette politique porte sur ce site et sur nos échanges avec vous, et non sur les données que traite l'extension, bancaires ou relatives à ses utilisateurs : leur traitement relève de contrats distincts ; le prestataire qui lit vos comptes vous informe lui-même du traitement dont il est responsable.",
        `${brand.provider}, dont l'identité complète figure dans les mentions légales, est responsable du traitement de votre adresse IP, de l'origine de votre visite et des données que vous nous communiquez ${inEveryWay}. Contact : ${contact.email}.`,
        ...(dpo ? [`Délégué à la protection des données : ${dpo}.`] : []),
      ],
    },
    {
      title: 'Quelles données, et pourquoi',
      lines: [
        `Votre nom, votre société, votre adresse e-mail et votre message, ainsi que ce que vous nous dites ${directly}, servent à répondre à votre demande et à organiser la démo, si vous en souhaitez une. La base légale est notre intérêt légitime à répondre aux demandes des entreprises (article 6, paragraphe 1, point f, du règlement général sur la protection des données, RGPD).`,
        ...(bookingUrl
          ? [
              'Si vous choisissez un créneau en ligne, ce que vous indiquez alors sert à organiser la démo, sur la même base légale.',
            ]
          : []),
        `Nous gardons ensuite ces échanges${bookingUrl ? ' et les données de vos rendez-vous' : ''} pour suivre notre relation avec votre société ; la base légale est notre intérêt légitime à assurer ce suivi (même disposition).`,
        `Les données du formulaire nous servent aussi à vous contacter au sujet ${elided('de', brand.product)}, comme l'indique la mention sous le bouton d'envoi. La base légale est notre intérêt légitime à faire connaître l'extension aux professionnels qui s'y intéressent (article 6, paragraphe 1, point f, du RGPD), et non un consentement : envoyer le formulaire ne vous prive pas du droit de refuser.`,
        `Vous pouvez à tout moment, sans motif ni frais, vous opposer à ce que nous vous contactions à des fins de prospection (article 21, paragraphe 2, du RGPD) : indiquez-le dans le message du formulaire, ou écrivez à ${writeTo}.`,
        `Si le lien qui vous a mené sur ce site contient des paramètres de campagne (utm_source, utm_medium, utm_campaign, utm_content), ou si vous venez d'un autre site, ces paramètres ou le nom de cet autre site accompagnent toute demande envoyée avec JavaScript. Ils désignent une campagne ou un site, et non une personne, et nous disent ce qui fait connaître ${brand.product} ; la base légale est notre intérêt légitime à mesurer l'effet de nos campagnes et des sites qui nous citent. Nos pages n'inscrivent aucune de ces indications dans votre navigateur : elles lisent les paramètres dans leur propre adresse, et le nom de l'autre site dans l'adresse de provenance ; elles ne transmettent le tout qu'avec la demande. Votre navigateur communique toutefois ces paramètres à l'hébergeur du site dès l'ouverture de la page, et peut lui indiquer le site précédent. Comme votre navigateur envoie de lui-même ces indications, nous estimons que leur lecture n'exige pas votre consentement (article 82 de la loi Informatique et Libertés).`,
        'Une empreinte de votre adresse IP, calculée avec une clé secrète, sert à reconnaître les demandes envoyées ou consultées depuis une même connexion, et à limiter les abus. La base légale est notre intérêt légitime à protéger le formulaire et les demandes.',
      ],
    },
    {
      title: 'Ce qui est obligatoire',
      lines: [
        `Rien ne vous oblige à remplir le formulaire, mais il ne part pas sans votre nom, votre société et votre adresse e-mail. ${bookingUrl ? "Le message et le choix d'un créneau en ligne sont facultatifs" : 'Le message est facultatif'}.`,
      ],
    },
    {
      title: 'Durée de conservation',
      lines: [
        `Nous gardons vos données dans notre base pendant ${figures.retention} au plus à compter de votre dernière demande, puis nous les effaçons ; il n'y reste que des totaux par mois et par origine, qui ne permettent pas de vous identifier. Si vous refusez la prospection, nous répondons à votre demande, puis effaçons vos données de cette base ; nous effaçons aussi les e-mails${bookingUrl ? ', les données de rendez-vous' : ''} et les notes dès qu'ils ne servent plus à traiter cette demande, sous réserve des pièces visées ci-dessous. Nous gardons trace du refus, avec les seules données qui permettent de le respecter, comme la loi l'exige (article 6, paragraphe 1, point c, et article 21, paragraphe 3, du RGPD). L'empreinte de votre adresse IP est effacée au bout de ${figures.addressHash}.`,
        `Votre demande nous parvient aussi par e-mail. Durée de conservation de ces e-mails, de ceux que nous échangeons avec vous${bookingUrl ? ', des données de vos rendez-vous' : ''} et des notes que nous prenons lors de nos échanges : ${fillIn(mailsAreKeptFor)}. Que vous refusiez ou non la prospection, nous gardons pendant la durée légale les pièces que la loi nous impose de conserver (10 ans pour les pièces comptables), et jusqu'à la fin de la prescription, en principe 5 ans, celles qui prouvent un contrat (article 6, paragraphe 1, points c et f, du RGPD). Durée de conservation de la trace d'un refus de prospection : ${fillIn(refusalsAreKeptFor)}.`,
      ],
    },
    {
      title: 'Qui accède à vos données',
      lines: [
        `Ont accès à vos données : les équipes ${elided('de', brand.provider)} qui répondent aux demandes, vous contactent au sujet ${elided('de', brand.product)} ou suivent notre relation avec votre société ; les prestataires qui hébergent le service d'envoi, la base de données${bookingUrl ? ', notre messagerie et notre agenda en ligne' : ' et notre messagerie'} ; ceux qui acheminent les e-mails ; pour une démo à distance, celui qui assure la visioconférence ; si vous demandez une référence, le client concerné.`,
        ...(dataIsHostedInUnion
          ? ["Notre base de données est hébergée dans l'Union européenne."]
          : []),
        ...(dataIsNeverSold
          ? ["Les données de votre demande ne sont ni vendues ni cédées à d'autres."]
          : []),
        `Les hébergeurs du site et du service d'envoi inscrivent votre adresse IP dans leurs journaux techniques, pour la sécurité du site et de leurs réseaux (notre intérêt légitime et le leur). Durée de conservation : ${fillIn(hostsKeepAddressesFor)}.`,
        `Transferts hors de l'Espace économique européen${hasVideo ? ' (vidéo YouTube exceptée)' : ''} : ${fillIn(transfers)}.`,
      ],
    },
    {
      title: 'Vos droits',
      lines: [
        `Vous pouvez accéder à vos données et en recevoir une copie, les faire rectifier ou effacer, ou demander que leur usage soit limité : écrivez à ${writeTo}. Nous vous répondons dans un délai d'un mois. Vous pouvez aussi saisir la CNIL (www.cnil.fr) ou l'autorité de votre pays.`,
        `Pour des raisons tenant à votre situation particulière, vous pouvez à tout moment vous opposer aux traitements fondés sur notre intérêt légitime (article 21, paragraphe 1, du RGPD) : écrivez à ${writeTo}.`,
        `Vous pouvez nous donner des directives sur le sort de vos données après votre décès (article 85 de la loi Informatique et Libertés).`,
      ],
    },
    {
      id: anchors.cookies,
      title: 'Cookies et contenus tiers',
      lines: [
        "Par elles-mêmes, les pages de ce site ne déposent aucun cookie et ne comptent pas les visites ; seule est relevée l'origine des demandes. Lorsque vous utilisez le formulaire, le programme d'envoi inscrit dans votre navigateur une donnée de test, pour vérifier qu'il peut y écrire, et l'efface aussitôt : rien n'y reste. Cette vérification ne sert qu'à faire fonctionner l'envoi que vous demandez ; à ce titre, nous l'estimons dispensée de consentement (article 82 de la loi Informatique et Libertés).",
        // Supabase is behind Cloudflare, which sets __cf_bm for supabase.co. Browsers ignore it on
        // a script's cross-origin call without credentials, and accept it on a navigation.
        "Sans JavaScript, ou avant que le programme d'envoi soit chargé, votre navigateur transmet directement le formulaire au service destinataire. L'hébergeur de ce service peut alors déposer un cookie technique, qui distingue les personnes des robots et expire une demi-heure après le dernier envoi. Il ne sert qu'à protéger contre les robots le service que vous demandez ; à ce titre, nous l'estimons dispensé de consentement (même article). La base légale du traitement des données qu'il permet de recueillir est notre intérêt légitime, et celui de cet hébergeur, à assurer cette protection.",
        ...(bookingUrl
          ? [
              "Le créneau se choisit sur le site du prestataire de notre agenda. Ce site s'ouvre dans un nouvel onglet ; le prestataire vous y informe de ses traceurs et, s'il y a lieu, y recueille votre consentement.",
            ]
          : []),
        ...(hasVideo ? videoHost : []),
      ],
    },
  ],
  lastChange: lastChange(brand.privacy.lastChange),
} satisfies LegalDocument;

export const legalDocuments: readonly LegalDocument[] = typeset([legalNotice, privacy]);
