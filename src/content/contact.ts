import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export const contact = typeset({
  title: 'Demandez votre démo gratuite',
  promise: `Échangez avec un expert en moins de ${claims.responseHours} h, sans engagement.`,
  distributorNote: {
    title: 'Vous êtes intégrateur ou revendeur ?',
    text: `${brand.provider} recherche des distributeurs dans les pays francophones.`,
  },
  directTitle: 'Vous préférez nous joindre directement ?',
  fields: {
    name: { label: 'Nom complet *', placeholder: brand.sample.name },
    company: { label: 'Société *', placeholder: 'Nom de votre entreprise' },
    email: { label: 'E-mail professionnel *', placeholder: brand.sample.email },
    message: {
      label: 'Message (facultatif)',
      placeholder: 'Décrivez vos besoins ou posez vos questions...',
    },
  },
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  consent: `En envoyant ce formulaire, vous acceptez d'être contacté par ${brand.provider} au sujet de ${brand.product}.`,
  success: {
    title: 'Demande envoyée !',
    text: `Nous vous contacterons dans les ${claims.responseHours} heures pour planifier votre démo.`,
  },
  failure: {
    title: 'Erreur',
    text: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
  },
  /** The words for the function's field codes. */
  refusals: {
    required: 'Renseignez ce champ.',
    wrong_type: 'Renseignez ce champ avec du texte.',
    forbidden_character: 'Retirez les caractères spéciaux ou invisibles de ce champ.',
    too_long: 'Raccourcissez ce texte.',
    invalid_email: 'Indiquez une seule adresse e-mail, par exemple nom@entreprise.fr.',
  },
  unknownRefusal: 'Vérifiez cette valeur.',
  close: 'Fermer',
});
