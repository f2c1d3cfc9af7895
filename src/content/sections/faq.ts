import { brand } from '../brand';
import { law } from '../claims';
import { phoneLink } from '../directContact';
import { facts } from '../facts';
import { figures } from '../figures';
import { elided, typeset } from '../typography';

export interface FaqItem {
  /** The fragment of its URL, to which others may have linked: it stays when the question changes. */
  id: string;
  question: string;
  /**
   * Names the question in the sentence beside the form. A link leads from there to the answer, but
   * only to one that has the owner's fact: others say « ask us ».
   */
  topic?: { name: string; isAnswered: boolean };
  /** The paragraphs of the answer. Each fact is one. */
  answer: string[];
  /** A button under the answer that inserts `beginning` into the message of the form. */
  start?: { label: string; beginning: string };
}

const isStartAnswered = Boolean(facts.oldLines || facts.integrator);

/** Specified to the letter: no character ties its hyphen, so its link must not wrap. */
export const CONTACT_US = 'Contactez-nous';

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  items: [
    {
      id: 'item-0',
      question: 'Comment connecter mes banques ?',
      topic: { name: 'vos banques', isAnswered: Boolean(facts.banks) },
      answer: [
        facts.banks,
        facts.connection,
        facts.scope,
        `Pour un accès direct, vous consentez à la lecture de vos comptes de paiement et vous vous authentifiez auprès de chaque banque, puis de nouveau au moins une fois tous les ${law.bankAccessDays} jours.`,
        facts.banks
          ? 'Un doute sur votre banque ? Demandez-nous.'
          : 'Dites-nous quelles sont vos banques : nous vous répondons, banque par banque.',
      ].filter(Boolean),
      start: {
        label: 'Vérifier mes banques',
        beginning: 'Pouvez-vous connecter nos comptes ? Nos banques :',
      },
    },
    {
      id: 'item-1',
      question: 'Comment démarrer ?',
      answer: [
        `L'extension s'installe en moins de ${figures.install}, puis le paramétrage initial prend ${figures.setup}, selon le nombre de comptes bancaires à connecter.`,
        facts.oldLines,
        facts.integrator,
        isStartAnswered
          ? ''
          : 'Du retard dans le pointage ? Un intégrateur à vos côtés ? Dites-le dans votre message : un expert étudiera votre cas.',
      ].filter(Boolean),
    },
    {
      id: 'item-2',
      question: "Que permet l'accès à mes comptes ?",
      // Directive (EU) 2015/2366 (PSD2), article 67(2)(d) and (f).
      answer: [
        `En accès direct, vous n'autorisez que la lecture de vos comptes : ni virement ni paiement. La loi issue de la DSP2 impose ${facts.accountProviderName ? `à ${facts.accountProviderName}` : 'au prestataire qui les lit'} de n'accéder qu'aux comptes que vous désignez, pour le seul service demandé.`,
        facts.staffAccess || `Demandez-nous qui, chez ${brand.provider}, peut voir vos données.`,
      ].filter(Boolean),
      start: facts.staffAccess
        ? undefined
        : {
            label: 'Demander qui a accès',
            beginning: 'Qui peut accéder à nos comptes et à nos données bancaires ?',
          },
    },
    {
      id: 'item-3',
      question: "Combien coûte l'abonnement ?",
      topic: { name: 'le prix', isAnswered: Boolean(facts.price) },
      answer: [
        facts.price,
        facts.commitment,
        `Demandez un devis, avant ou après la démo, par le formulaire${phoneLink ? ' ou par téléphone' : ''}.`,
      ].filter(Boolean),
      start: {
        label: 'Demander un devis',
        beginning: `Quel serait le prix ${elided('de', brand.product)} pour nous, et de quoi dépend-il ? Nos sociétés et nos comptes bancaires :`,
      },
    },
  ] satisfies FaqItem[],
});
