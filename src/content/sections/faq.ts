import { brand, facts } from '../brand';
import { claims, law } from '../claims';
import { factSentences } from '../facts';
import { typeset } from '../typography';

export interface FaqItem {
  id: 'item-0' | 'item-1' | 'item-2' | 'item-3';
  question: string;
  answer: string;
  /** A button under the answer that inserts `beginning` into the message of the form. */
  start?: { label: string; beginning: string };
}

const { banks, connection, price, oldLines } = factSentences(facts);

const paragraph = (...sentences: string[]) => sentences.join(' ');

export const faq = typeset({
  title: 'Questions fréquentes',
  moreQuestions: 'Une autre question ?',
  contactUs: 'Contactez-nous',
  items: [
    {
      id: 'item-0',
      question: 'Mes banques sont-elles prises en charge, et comment les connecter ?',
      answer: paragraph(
        ...banks,
        'Dites-nous où vos comptes sont tenus : un expert vous répond, banque par banque.',
        ...connection,
        `Pour connecter un compte, vous en autorisez la lecture auprès de votre banque, dans le cadre de la DSP2. Cette réglementation européenne vous demande de vous authentifier de nouveau auprès de chaque banque, au moins une fois tous les ${law.bankAccessDays} jours.`,
      ),
      start: {
        label: 'Nommer mes banques',
        beginning: 'Pouvez-vous connecter nos comptes ? Nos banques :',
      },
    },
    {
      id: 'item-1',
      question: 'Comment démarrer, et que deviennent les lignes en attente ?',
      answer: paragraph(
        `L'extension s'installe en moins de ${claims.installMinutes} minutes, puis le paramétrage initial prend ${claims.setupMinutes.min} à ${claims.setupMinutes.max} minutes, selon le nombre de comptes bancaires à connecter. L'aide à l'installation et la formation de vos équipes sont comprises dans l'abonnement.`,
        ...(oldLines.length > 0
          ? oldLines
          : [
              'Des relevés attendent encore leur pointage, ou des comptes leur lettrage ? Dites-le dans votre message : un expert vous répondra sur votre cas.',
            ]),
      ),
    },
    {
      id: 'item-2',
      question: 'Qui voit mes comptes, et que peut-on y faire ?',
      // Directive (EU) 2015/2366 (PSD2), article 67(2)(d) and (f).
      answer:
        "Vous autorisez une lecture. Selon la DSP2, le prestataire qui lit vos comptes n'accède qu'à ceux que vous désignez, et n'emploie leurs données que pour le service demandé. Ces données sont chiffrées en transit comme au repos, et hébergées en Europe ; la certification ISO 27001 est en cours.",
    },
    {
      id: 'item-3',
      question: "Quel est le prix de l'abonnement, et que comprend-il ?",
      answer: paragraph(
        ...price,
        `Demandez le tarif dans votre message, ou par téléphone. L'abonnement comprend l'assistance en français, l'aide à l'installation, la formation de vos équipes et les mises à jour. La démo, elle, ne vous coûte rien.`,
      ),
      start: {
        label: 'Demander le prix',
        beginning: `Quel serait le prix de ${brand.product} pour nous, et de quoi dépend-il ? Nos sociétés et nos comptes bancaires :`,
      },
    },
  ] satisfies FaqItem[],
});
