import { brand } from '../brand';
import { claims, law } from '../claims';
import { facts } from '../facts';
import { elided, typeset } from '../typography';

export interface FaqItem {
  /** The fragment of its URL, to which others may have linked: it stays when the question changes. */
  id: string;
  question: string;
  /** Names the question in the sentence beside the form that links to it. */
  topic?: string;
  answer: string;
  /** A button under the answer that inserts `beginning` into the message of the form. */
  start?: { label: string; beginning: string };
}

/** Skips the facts that are not given. */
const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  contactUs: 'Contactez-nous',
  items: [
    {
      id: 'item-0',
      question: 'Mes banques sont-elles prises en charge, et comment les connecter ?',
      topic: 'vos banques',
      answer: joinSentences(
        facts.banks,
        facts.connection,
        `Pour un accès direct, vous autorisez la lecture de vos comptes auprès de chaque banque, dans le cadre de la DSP2 ; vous vous y authentifiez ensuite de nouveau, au moins une fois tous les ${law.bankAccessDays} jours.`,
        'Dites-nous où vos comptes sont tenus : nous vous répondons, banque par banque.',
      ),
      start: {
        label: 'Indiquer mes banques',
        beginning: 'Pouvez-vous connecter nos comptes ? Nos banques :',
      },
    },
    {
      id: 'item-1',
      question: 'Comment démarrer, et que deviennent mes lignes encore à pointer ?',
      answer: joinSentences(
        `L'extension s'installe en moins de ${claims.installMinutes} minutes, puis le paramétrage initial prend ${claims.setupMinutes.min} à ${claims.setupMinutes.max} minutes, selon le nombre de comptes bancaires à connecter.`,
        facts.oldLines ||
          "S'il vous reste des lignes de relevé à pointer, dites-le-nous : un expert vous répondra sur votre cas.",
      ),
    },
    {
      id: 'item-2',
      question: 'Qui voit mes comptes, et que peut-on y faire ?',
      // Directive (EU) 2015/2366 (PSD2), article 67(2)(d) and (f).
      answer: `Pour un accès direct, vous n'autorisez que la lecture de vos comptes : elle ne permet ni virement ni paiement. Selon la DSP2, ${facts.accountProviderName || 'le prestataire habilité qui les lit'} n'accède qu'à ceux que vous désignez, et n'emploie leurs données que pour le service demandé.`,
    },
    {
      id: 'item-3',
      question: "Combien coûte l'abonnement, et que comprend-il ?",
      topic: 'le prix',
      answer: joinSentences(
        facts.price,
        facts.commitment,
        'Demandez-nous le tarif par le formulaire ou par téléphone.',
        "L'abonnement comprend l'assistance en français, l'aide à l'installation, la formation de vos équipes et les mises à jour.",
      ),
      start: {
        label: 'Demander le prix',
        beginning: `Quel serait le prix ${elided('de', brand.product)} pour nous, et de quoi dépend-il ? Nos sociétés et nos comptes bancaires :`,
      },
    },
  ] satisfies FaqItem[],
});
