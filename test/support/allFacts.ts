import type { RatingSource } from '#src/content/brand.ts';
import type { Facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, each almost at its maximum length. Fictional. */
export const allFacts: Required<Facts> = {
  banks:
    'Les grandes banques françaises, les banques en ligne et les caisses régionales sont prises en charge, soit près de trois cents établissements ; la liste complète se trouve dans la documentation de Banclair, mise à jour chaque mois.',
  connection:
    "Trois voies s'offrent à vous : l'accès direct par un agrégateur agréé, le protocole EBICS de votre banque, ou le dépôt d'un fichier de relevé aux formats CFONB 120, MT940 et CAMT.053, selon ce que votre banque propose.",
  accountProvider: {
    name: 'Passerelle Comptes SAS',
    authority: "l'ACPR",
    number: '99999',
  },
  price:
    "Le prix est mensuel ; il dépend du nombre de comptes bancaires connectés et du nombre de sociétés, non du nombre d'utilisateurs ni du volume d'opérations, et il se règle pour douze mois avec une remise d'un mois offert.",
  demo: {
    minutes: 45,
    how: 'en visioconférence, sur un jeu de données fictif',
    host: 'une consultante comptable qui répond en direct',
  },
  control: {
    proposal:
      "Banclair propose un pointage pour chaque ligne ; rien n'est retenu sans l'accord d'une personne habilitée.",
    posting:
      "Une proposition acceptée n'est comptabilisée qu'à la validation du rapprochement, comme vous la faites déjà.",
    undoing:
      "Un pointage erroné s'annule d'un clic ; l'écriture et la ligne du relevé redeviennent alors disponibles.",
    trace:
      'Chaque acceptation et chaque annulation gardent leur auteur et leur date dans le journal des modifications.',
    scope:
      'Plusieurs sociétés et toutes les devises de Business Central se suivent dans un seul tableau de bord.',
  },
  oldLines:
    "Les lignes déjà importées restent où elles sont ; celles qui attendent leur pointage sont reprises à partir de la date que vous choisissez, dans la limite des quatre-vingt-dix jours d'historique que les banques donnent à lire.",
  hosting: { place: 'aux Pays-Bas et en Irlande', host: 'Microsoft Azure (Europe occidentale)' },
  certification: {
    programme: 'AppSource',
    month: 'septembre 2026',
    editions: 'les éditions Essentials et Premium, en ligne et sur site',
  },
};

export const ratingSource: RatingSource = {
  name: 'AppSource (Microsoft)',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
