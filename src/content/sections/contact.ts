import {
  FIELDS,
  type DemoRequestField,
  type FieldError,
} from '../../../supabase/functions/_shared/contract';
import { brand } from '../brand';
import { phoneLink } from '../directContact';
import { facts } from '../facts';
import { figures } from '../figures';
import { fillTemplate } from '../writing/fillTemplate';
import { formatNumber } from '../writing/format';
import { joinSentences } from '../writing/joinSentences';
import { elided, typeset, typesetText } from '../writing/typeset';

export interface SubmissionResult {
  /** `rejection`: the fields themselves say what to change. */
  kind: 'success' | 'failure' | 'rejection';
  title: string;
  text: string;
}

export interface ContactField {
  label: string;
  /** Of a select: the empty choice. */
  placeholder: string;
  type?: 'email' | 'tel';
  /** Autofill token of the HTML standard. */
  autoComplete?: string;
  /** Of a text: how many lines are seen until the visitor makes it higher. */
  rows?: number;
  /** Stands under the field until there is an error message. */
  hint?: string;
}

export interface NextStep {
  id: string;
  text: string;
}

const success: SubmissionResult = {
  kind: 'success',
  title: 'Demande envoyée !',
  text: `Nous vous contacterons dans les ${figures.responseInFull} pour planifier votre démo.`,
};
/** Beside the toast with the words above, once the request is sent by script. */
const sent: SubmissionResult = {
  kind: 'success',
  title: "C'est rapproché.",
  text: 'Votre demande nous est bien parvenue.',
};
const failure: SubmissionResult = {
  kind: 'failure',
  title: 'Erreur',
  text: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
};

export const contact = typeset({
  title: 'Demandez votre démo gratuite',
  promise: `Un expert vous répond en moins de ${figures.response}.`,
  distributorNote: {
    title: 'Vous êtes intégrateur ou revendeur ?',
    text: joinSentences(
      `${brand.provider} recherche des distributeurs dans les pays francophones.`,
      facts.distributors,
    ),
    start: {
      label: `Distribuer ${brand.product}`,
      beginning: `La distribution ${elided('de', brand.product)} nous intéresse. Notre pays, les banques de nos clients et notre activité :`,
    },
  },
  next: {
    title: 'Après votre demande',
    steps: [
      {
        id: 'answer',
        text: brand.bookingUrl
          ? "Dès l'envoi de votre demande, vous pouvez choisir un créneau en ligne ; sinon, nous vous proposons une date. Pour un devis ou une simple question, la démo n'est pas nécessaire."
          : 'Nous répondons à vos questions, vous proposons une date de démo ou préparons votre devis.',
      },
      ...(facts.demo ? [{ id: 'demo', text: facts.demo }] : []),
      ...(facts.trial ? [{ id: 'trial', text: facts.trial }] : []),
      {
        id: 'setup',
        text: `Si ${brand.product} vous convient, nous vous aidons à l'installer${facts.trial && ' en production'}, puis formons vos équipes.`,
      },
    ] as NextStep[],
  },
  fields: {
    name: {
      label: 'Nom complet *',
      placeholder: brand.sample.name,
      autoComplete: 'name',
    },
    company: {
      label: 'Société *',
      placeholder: 'Nom de votre entreprise',
      autoComplete: 'organization',
    },
    email: {
      label: 'E-mail professionnel *',
      placeholder: brand.sample.email,
      type: 'email',
      autoComplete: 'email',
    },
    message: {
      label: 'Message (facultatif)',
      placeholder: 'Décrivez vos besoins ou posez vos questions...',
      rows: 4,
      hint: `Indiquez vos banques (sans IBAN)${phoneLink ? `, votre version ${elided('de', brand.suiteShortName)} et, si vous préférez un appel, votre téléphone` : ` et votre version ${elided('de', brand.suiteShortName)}`}.`,
    },
  } satisfies Record<DemoRequestField, ContactField>,
  requiredNote: '* Champ obligatoire',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  consent: `En envoyant ce formulaire, vous acceptez ${elided('que', brand.provider)} vous contacte au sujet ${elided('de', brand.product)}.`,
  privacy: {
    title: 'Vos données et vos droits',
    text: `${brand.provider} utilise ces données pour répondre à votre demande et, à des fins de prospection, vous informer sur ${brand.product}. L'origine de votre visite, si elle est connue, s'y ajoute. Le tout reste dans notre base ${figures.retention} au plus à compter de votre dernière demande. Vous pouvez accéder à ces données, les faire rectifier ou effacer, ou vous opposer à leur usage, en écrivant à ${brand.contact.email}.`,
    /** The law asks that this right stand clearly and apart from all else (GDPR 21.4). */
    refusal: `Vous pouvez refuser toute prospection à tout moment, sans motif ni frais, dans votre message ou en écrivant à ${brand.contact.email}.`,
    link: 'Politique de confidentialité (nouvel onglet)',
  },
  /** Honeypot for spam bots, hidden from people. */
  honeypot: { label: 'Laissez ce champ vide' },
  success,
  sent,
  /** The link to `bookingUrl` of brand.ts, if it is given. */
  booking: 'Ou choisissez tout de suite un créneau (nouvel onglet)',
  /** The request as a line of the ledger: open, then matched with its response. */
  requestRow: {
    code: 'A',
    request: { label: 'Ligne 1', amount: 'Votre demande' },
    response: { label: 'Réponse', amount: `sous ${figures.response}` },
  },
  /** Shows the emptied form again. */
  again: 'Faire une autre demande',
  failure,
  rejection: { ...failure, kind: 'rejection' } satisfies SubmissionResult,
  /** Messages for the function's field error codes. */
  fieldErrors: {
    required: 'Remplissez ce champ.',
    wrong_type: 'Écrivez du texte dans ce champ.',
    too_long: 'Raccourcissez ce texte : {limit} caractères au plus.',
    invalid_email: `Indiquez une seule adresse e-mail complète, par exemple ${brand.sample.email}.`,
  } satisfies Record<FieldError, string>,
  unknownFieldError: 'Vérifiez cette valeur.',
  /** Labels of the alternatives after a failure. The email address or the phone number follows. */
  direct: {
    mail: 'Écrire à',
    readyMail: 'Envoyer cette demande à',
    phone: 'Appeler le',
    subject: `Demande au sujet ${elided('de', brand.product)}`,
  },
  close: 'Fermer',
});

/**
 * The error message under a field that the function has rejected.
 *
 * @param code the function's code; an unknown one gets a general sentence
 */
export function explainFieldError(field: DemoRequestField, code: string): string {
  if (!isFieldErrorCode(code)) return contact.unknownFieldError;
  const limit = formatNumber(FIELDS[field].maxLength);
  return typesetText(fillTemplate(contact.fieldErrors[code], { limit }));
}

function isFieldErrorCode(code: string): code is FieldError {
  return Object.hasOwn(contact.fieldErrors, code);
}
