import { brand } from '../brand';
import { claims, law } from '../claims';
import { typeset } from '../typography';

export interface FaqItem {
  id: 'item-0' | 'item-1' | 'item-2' | 'item-3';
  question: string;
  answer: string;
}

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  contactUs: 'Contactez-nous',
  bank: {
    title: 'Et ma banque ?',
    text: 'Dites-nous où vos comptes sont tenus : un expert vous répondra, banque par banque.',
    start: 'Nommer mes banques',
    /** What that button puts into the message; the visitor goes on behind the colon. */
    beginning: 'Pouvez-vous relier nos comptes ? Nos banques :',
  },
  items: [
    {
      id: 'item-0',
      question: `Ma version de ${brand.suiteShortName} est-elle compatible ?`,
      answer: `Oui, si vous utilisez ${brand.suite} dans le cloud, ou sur site à partir de la version ${claims.oldestOnPremiseVersion}. Si vous ne savez pas laquelle de ces versions est la vôtre, dites-le dans votre message : nous le verrons ensemble.`,
    },
    {
      id: 'item-1',
      question: 'Combien de temps faut-il pour démarrer après la démo ?',
      answer: `La démo ne vous engage à rien. Si vous poursuivez, l'extension s'installe en moins de ${claims.installMinutes} minutes, puis le paramétrage initial prend ${claims.setupMinutes.min} à ${claims.setupMinutes.max} minutes, selon le nombre de comptes bancaires à relier. L'aide à l'installation est comprise dans l'abonnement.`,
    },
    {
      id: 'item-2',
      question: 'Mes données bancaires sont-elles protégées ?',
      answer: `Oui. Chiffrées en transit comme au repos, elles sont hébergées en Europe ; la certification ISO 27001 est en cours. L'accès à vos comptes n'est jamais donné une fois pour toutes : la réglementation européenne (DSP2) vous demande de vous authentifier de nouveau auprès de chaque banque, au moins une fois tous les ${law.bankAccessDays} jours.`,
    },
    {
      id: 'item-3',
      question: "Quel est le tarif de l'abonnement ?",
      answer:
        "Demandez-nous le prix dans votre message, ou par téléphone. Il comprend l'assistance, l'aide à l'installation, la formation de vos équipes et les mises à jour. La démo, elle, ne vous coûte rien.",
    },
  ] satisfies FaqItem[],
});
