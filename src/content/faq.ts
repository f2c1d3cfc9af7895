import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export interface FaqItem {
  id: 'item-0' | 'item-1' | 'item-2' | 'item-3';
  question: string;
  answer: string;
}

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  contactUs: 'Contactez-nous',
  items: [
    {
      id: 'item-0',
      question: `Avec quelles versions de ${brand.suiteShortName} ${brand.product} fonctionne-t-il ?`,
      answer: `Avec la version cloud de ${brand.suite}, ainsi qu'avec les versions installées sur site à partir de la version ${claims.oldestOnPremiseVersion}.`,
    },
    {
      id: 'item-1',
      question: 'Combien de temps faut-il pour démarrer ?',
      answer: `L'extension s'installe en moins de ${claims.installMinutes} minutes. Le paramétrage initial prend ensuite ${claims.setupMinutes.min} à ${claims.setupMinutes.max} minutes, selon le nombre de comptes bancaires à relier. Nous vous accompagnons pendant ces deux étapes.`,
    },
    {
      id: 'item-2',
      question: 'Mes données bancaires sont-elles protégées ?',
      answer: `Oui. Les connexions bancaires sont conformes à la directive européenne sur les services de paiement (DSP2). Vos données sont chiffrées en transit et au repos, et hébergées en Europe. La certification ISO 27001 est en cours.`,
    },
    {
      id: 'item-3',
      question: "Que comprend l'abonnement ?",
      answer: `Une assistance dédiée, joignable en français par e-mail comme par téléphone, l'aide à l'installation, la formation de vos équipes et les mises à jour régulières.`,
    },
  ] satisfies FaqItem[],
});
