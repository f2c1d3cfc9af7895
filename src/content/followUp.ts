import type { FollowUpState } from '../../supabase/functions/_shared/contract';
import { names } from './names';
import { typeset } from './writing/typeset';

/** The page that the link in each mail opens, for the people who answer requests. */
export const followUp = typeset({
  head: {
    title: `Suivi d'une demande | ${names.product}`,
    description: 'Page réservée aux personnes qui répondent aux demandes de démo.',
  },
  title: "Suivi d'une demande",
  /** Stands there until the script runs. */
  plain:
    "Cette page nécessite JavaScript ; sans lui, vous retrouverez la demande dans l'e-mail qui vous a conduit ici.",
  /** The day follows. */
  received: 'Demande reçue le',
  states: {
    open: 'Cette demande attend une réponse.',
    answered: 'Cette demande est marquée comme traitée.',
    dismissed: "Cet envoi est écarté : ce n'est pas une demande.",
  } satisfies Record<FollowUpState, string>,
  /** Somebody else was faster; what holds now follows. */
  overtaken: "Une autre personne a tranché avant vous ; votre choix n'a rien changé.",
  loading: 'Recherche de la demande...',
  saving: 'Enregistrement en cours...',
  problems: {
    incomplete:
      "Ce lien est incomplet : ouvrez-le depuis l'e-mail, ou copiez-le en entier, jusqu'à son dernier caractère.",
    unknown:
      "Ce lien n'ouvre aucune demande : la demande a été effacée, ou le lien n'est plus valable.",
    limited: 'Trop de demandes ont été ouvertes depuis votre réseau : réessayez dans une heure.',
    refused:
      "Trop de demandes ont été ouvertes depuis votre réseau : votre choix n'est pas enregistré. Réessayez dans une heure.",
    unreachable:
      'Le service de suivi ne répond pas : vérifiez votre connexion, puis réessayez dans un instant.',
    unsaved:
      "Le service de suivi ne répond pas : votre choix n'est peut-être pas enregistré. Réessayez dans un instant.",
  },
  acts: {
    answer: 'Marquer comme traitée',
    dismiss: "Ce n'est pas une demande",
    undo: 'Annuler ce choix',
    retry: 'Réessayer',
  },
});
