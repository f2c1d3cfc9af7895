import { type FactName, type Facts, factSentences, maxSentenceLength } from '../../content/facts';

/** Questions to the owner, the most useful to readers first. */
const questions: Record<FactName, string> = {
  banks: 'Quelles banques sont prises en charge ?',
  connection: 'Comment un compte est-il connecté, et quels formats de relevé sont lus ?',
  price: 'De quoi dépend le prix ?',
  control:
    'Comment un rapprochement est-il proposé, comptabilisé, annulé, tracé ? Pour quelles sociétés, quelles devises ?',
  demo: 'Combien de temps dure la démo, comment et avec qui ?',
  accountProvider:
    'Quel prestataire lit les comptes, contrôlé par quelle autorité, sous quel numéro (article L522-11-2 du code monétaire et financier) ?',
  hosting: 'Dans quel pays et chez qui les données bancaires sont-elles hébergées ?',
  oldLines: "Que deviennent les lignes en attente le jour de l'installation ?",
  certification: "Quel programme a certifié l'extension, quand, pour quelles éditions ?",
};

/** Reports each fact that is missing or incomplete, and each sentence that is too long. */
export function factFindings(facts: Facts): string[] {
  const sentences = factSentences(facts);
  return (Object.keys(questions) as FactName[]).flatMap((name) => {
    const limit = maxSentenceLength[name];
    if (sentences[name].length === 0) return [`${questions[name]} (facts.${name})`];
    return sentences[name]
      .filter((sentence) => sentence.length > limit)
      .map(
        (sentence) => `Cette phrase dépasse ${limit} caractères (facts.${name}) : « ${sentence} »`,
      );
  });
}
