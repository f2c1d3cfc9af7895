/** Where the owner keeps the proof of each claim; empty when missing. */
export type LiveProofs = Readonly<Record<ProofName, string>>;

export type ProofName = keyof typeof questions;

/** Questions to the owner, the most doubtful claims first. */
const questions = {
  timeSaved: "Où est la mesure de « jusqu'à 80 % » ? Le cas client montre 78 %",
  customerCase: 'Où sont les chiffres du cas client, et son accord pour les publier ?',
  certification: 'Où est la preuve de « Certifié par Microsoft » ?',
  psd2: 'Où est la preuve de « Conforme à la DSP2 » ?',
  hosting: 'Où est la preuve de « Hébergé en Europe » ?',
  encryption: 'Où est la preuve du chiffrement, en transit et au repos ?',
  iso27001: "Qui certifie pour l'ISO 27001, et pour quand ?",
  rating: "Où est gardé un relevé de la note et du nombre d'avis ?",
  response:
    'Qui surveille les demandes et tient la « réponse garantie », week-ends et jours fériés compris ?',
  automation:
    'Où sont démontrés « chaque jour », « en temps réel » et « aucune erreur de saisie » ?',
  installation: "Où sont chronométrés l'installation (5 min) et le paramétrage (15 à 30 min) ?",
  compatibility: "Avec quelles versions l'extension a-t-elle été essayée (dès la version 14) ?",
  subscription: "Quel contrat énumère ce qui est « compris dans l'abonnement » ?",
} as const;

/** Reports each missing proof. A hidden rating needs none. */
export function proofFindings(proofs: LiveProofs, rating: { isShown: boolean }): string[] {
  const names = Object.keys(questions) as ProofName[];
  return names
    .filter((name) => proofs[name].trim() === '' && (name !== 'rating' || rating.isShown))
    .map((name) => `${questions[name]} (proofs.${name})`);
}
