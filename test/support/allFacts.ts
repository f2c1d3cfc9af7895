import type { RatingSource } from '#src/content/brandType.ts';
import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    'Les grandes banques françaises, les banques en ligne et les caisses régionales se connectent en DSP2 ou en EBICS, soit près de trois cents établissements ; demandez-nous la liste complète, mise à jour chaque mois.',
  connection:
    "Trois voies sont possibles, selon votre banque : la connexion DSP2, par un prestataire enregistré ; le protocole EBICS, en réception de relevés seulement, une fois votre contrat EBICS activé ; ou, sans synchronisation automatique, l'import d'un fichier de relevé au format CFONB 120, MT940 ou CAMT.053.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises de Business Central. Les comptes hors DSP2, tels les comptes à terme, passent par EBICS ou par un fichier de relevé, si votre banque le propose.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes sont lus par Passerelle Comptes SAS, prestataire de services d'information sur les comptes, enregistré auprès de l'ACPR (numéro 99999, vérifiable sur regafi.fr).",
  price:
    "Établi sur devis, le prix mensuel dépend du nombre de comptes bancaires connectés et de sociétés, non du nombre d'utilisateurs ni du volume d'opérations.",
  commitment:
    "L'abonnement se résilie à tout moment, même la première année, avec un préavis de 2 mois ; rien n'est dû ensuite.",
  demo: 'Comptez 45 min, en visioconférence, avec une consultante comptable.',
  trial:
    "Vous pouvez ensuite essayer l'extension 30 jours, sans frais, avec vos propres relevés, sur une copie de votre environnement, que nous n'hébergeons pas ; à la fin, nous effaçons vos relevés de nos services.",
  addsToStandard:
    "Chaque matin, l'extension importe les opérations des comptes connectés et peut proposer un pointage, même avec un libellé abrégé ou sans référence. Vous gardez vos écrans habituels, complétés par ceux de l'extension ; votre paramétrage comptable ne change pas.",
  matching:
    "Pour un virement groupé de trois règlements, l'extension propose les trois écritures bancaires ; pour une remise CB créditée nette, les encaissements et la commission déjà comptabilisée. L'extension dit pourquoi une ligne reste sans proposition : vous la pointez à la main ou, si l'écriture manque, la transférez dans une feuille comptabilité, où l'extension propose la contrepartie.",
  control:
    "Aucune proposition n'est retenue sans l'accord d'une personne habilitée. Un pointage accepté ne prend effet qu'à la validation du rapprochement ; jusque-là, un pointage erroné s'annule d'un clic. Les acceptations et les annulations sont conservées avec leur date et le nom de leur auteur.",
  completeness:
    "À chaque import, le solde précédent, plus les crédits et moins les débits importés, est comparé au solde de clôture, si la banque le communique : un écart peut indiquer une opération manquante ou répétée. Un import en échec est signalé le jour même à l'administrateur et retenté le lendemain.",
  oldLines:
    "Toutes les opérations sont importées à partir de la date que vous choisissez, sans celles qui sont déjà rapprochées, dans la limite de l'historique que fournit votre banque ; les plus anciennes, par un fichier de relevé.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme toute autre ; nous lui répondons directement.",
  hosting: 'Nous hébergeons vos données bancaires aux Pays-Bas et en Irlande, sur Microsoft Azure.',
  staffAccess:
    "Notre assistance ne voit vos données qu'à votre demande, pour résoudre un incident ; chaque accès est journalisé.",
  onPremise:
    "En exploitation, seuls partent de votre serveur les identifiants de l'abonnement et, pour chaque import automatique, la référence du compte et la période demandée.",
  contract:
    "Un contrat de sous-traitance (article 28 du RGPD), qui nomme nos sous-traitants ultérieurs, est conclu avant l'essai et annexé au contrat d'abonnement. À la fin de l'abonnement, vos relevés restent exportables pendant 30 jours, puis sont effacés de nos services.",
  certification:
    'Dernière validation technique pour Microsoft Marketplace : septembre 2026, version cloud seulement, éditions Essentials et Premium.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud ; l'audit est confié à un organisme accrédité par le Cofrac.",
  support: 'du lundi au vendredi, de 9 h à 18 h, avec une réponse sous 4 heures ouvrées',
  customerTime: 'Contrôle et exceptions compris dans les 40 min',
  distributors:
    "Nos distributeurs bénéficient d'une formation et d'une remise. Nous commençons par la Belgique et le Luxembourg.",
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Martin Distribution, à Lyon.',
};

export const ratingSource: RatingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
