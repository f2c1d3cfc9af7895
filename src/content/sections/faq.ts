import { brand } from '../brand';
import { law } from '../claims';
import { phoneLink } from '../directContact';
import { facts, endSentences } from '../facts';
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
  /** Its paragraphs: each fact is one. */
  answer: string[];
  /** A button under the answer that inserts `beginning` into the message of the form. */
  start?: { label: string; beginning: string };
}

const isProviderNamed = Boolean(facts.accountProvider || facts.accountProviderName);
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
      answer: endSentences(
        facts.banks,
        facts.connection,
        facts.scope,
        `Pour un accès direct, vous autorisez la lecture de vos comptes auprès de chaque banque ; au moins une fois tous les ${law.bankAccessDays} jours, chacune vous redemande de vous authentifier.`,
        facts.banks
          ? "Votre banque n'est pas nommée ? Demandez-nous."
          : 'Dites-nous quelles sont vos banques : nous vous répondons, banque par banque.',
      ),
      start: {
        label: 'Vérifier mes banques',
        beginning: 'Pouvez-vous connecter nos comptes ? Nos banques :',
      },
    },
    {
      id: 'item-1',
      question: 'Comment démarrer ?',
      answer: endSentences(
        `L'extension s'installe en moins de ${figures.install}, puis le paramétrage initial prend ${figures.setup}, selon le nombre de comptes bancaires à connecter.`,
        facts.oldLines,
        facts.integrator,
        isStartAnswered
          ? ''
          : 'Des lignes encore à pointer, un intégrateur qui vous suit ? Précisez-le dans votre message : un expert vous répondra sur votre cas.',
      ),
    },
    {
      id: 'item-2',
      question: 'Qui voit mes comptes et que peut-on y faire ?',
      // Directive (EU) 2015/2366 (PSD2), article 67(2)(d) and (f).
      answer: [
        `En accès direct, vous n'autorisez que la lecture de vos comptes : ni virement ni paiement. La DSP2 limite ${facts.accountProviderName || 'le prestataire qui les lit'} aux comptes que vous désignez et au seul service demandé. Demandez-nous ${isProviderNamed ? '' : 'son nom, et '}qui, chez ${brand.provider}, peut voir vos données.`,
      ],
    },
    {
      id: 'item-3',
      question: "Combien coûte l'abonnement ?",
      topic: { name: 'le prix', isAnswered: Boolean(facts.price) },
      answer: endSentences(
        facts.price,
        facts.commitment,
        `Demandez-nous un devis par le formulaire${phoneLink ? ' ou par téléphone' : ''}.`,
        "L'abonnement comprend l'assistance en français, l'aide à l'installation, la formation de vos équipes et les mises à jour.",
      ),
      start: {
        label: 'Demander un devis',
        beginning: `Quel serait le prix ${elided('de', brand.product)} pour nous, et de quoi dépend-il ? Nos sociétés et nos comptes bancaires :`,
      },
    },
  ] satisfies FaqItem[],
});
