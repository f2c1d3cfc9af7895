import { brand } from '../brand';
import { facts } from '../facts';
import { figures } from '../figures';
import { elided, typeset } from '../writing/typeset';

export interface FaqItem {
  /** The fragment of its URL, to which others may have linked: it stays when the question changes. */
  id: string;
  question: string;
  /** The paragraphs of the answer. Each fact is one. */
  answer: string[];
  /** A button under the answer that inserts `beginning` into the message of the form. */
  start?: { label: string; beginning: string };
}

/** Specified to the letter: no character ties its hyphen, so its link must not wrap. */
export const CONTACT_US = 'Contactez-nous';

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  items: [
    {
      id: 'item-0',
      question: 'Mes banques sont-elles prises en charge ?',
      answer: [
        facts.banks,
        facts.connection ||
          "Cela dépend de la banque et du compte. Une connexion DSP2 ne peut donner accès qu'aux comptes de paiement consultables en ligne et tenus dans l'Espace économique européen ; un compte à terme n'en est pas un.",
        facts.scope,
        facts.banks
          ? ''
          : 'Indiquez vos banques et vos types de compte : nous vous répondrons compte par compte.',
      ].filter(Boolean),
      start: {
        label: 'Indiquer mes banques',
        beginning: 'Pouvez-vous connecter nos comptes ? Nos banques et nos types de compte :',
      },
    },
    {
      id: 'item-1',
      question: 'Comment se passe le démarrage ?',
      answer: [
        `Comptez moins de ${figures.install} pour l'installation, puis ${figures.setup} de paramétrage initial, selon le nombre de comptes.`,
        facts.oldLines,
        facts.integrator,
        facts.oldLines && facts.integrator
          ? ''
          : 'Des suspens à reprendre, un intégrateur déjà en place ? Décrivez votre situation : nous vous dirons ce que cela change.',
      ].filter(Boolean),
      start: {
        label: 'Décrire ma situation',
        beginning: 'Notre situation (suspens à reprendre, intégrateur éventuel) :',
      },
    },
    {
      id: 'item-2',
      question: "Que permet l'accès à mes comptes ?",
      // Directive (EU) 2015/2366 (PSD2), article 67(2)(d) and (f).
      answer: [
        "Avec une connexion DSP2, vous n'autorisez que la lecture des comptes que vous désignez, jamais un paiement. Vous pouvez retirer cette autorisation à tout moment, auprès du prestataire qui lit vos comptes ; la loi lui interdit d'utiliser vos données à d'autres fins que le service demandé.",
        facts.contract
          ? ''
          : 'Avec votre accord, ce prestataire nous transmet opérations et soldes ; un contrat (article 28 du RGPD) nous lie à vos instructions.',
        facts.staffAccess,
      ].filter(Boolean),
      start: facts.staffAccess
        ? undefined
        : {
            label: 'Demander qui voit mes données',
            beginning: 'Qui peut accéder à nos comptes et à nos données bancaires ?',
          },
    },
    {
      id: 'item-3',
      question: "Combien coûte l'abonnement ?",
      answer: [
        facts.price || 'Le prix est établi sur devis, sans démo obligatoire.',
        facts.commitment,
      ].filter(Boolean),
      start: {
        label: 'Demander un devis',
        beginning: `Quel serait le prix ${elided('de', brand.product)} pour nous${facts.price ? '' : ', et de quoi dépend-il'} ? Nombre de sociétés et de comptes bancaires :`,
      },
    },
  ] satisfies FaqItem[],
});
