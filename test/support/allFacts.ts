import type { RatingSource } from '#src/content/brandType.ts';
import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    'Les grandes banques françaises, les banques en ligne et les caisses régionales sont prises en charge, soit près de trois cents établissements ; la liste complète se trouve dans la documentation, mise à jour chaque mois.',
  connection:
    "Selon ce que propose votre banque, trois voies s'offrent à vous : la connexion DSP2, par un prestataire enregistré ; le protocole EBICS ; ou, sans synchronisation automatique, le dépôt d'un fichier de relevé au format CFONB 120, MT940 ou CAMT.053.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises de Business Central. Les comptes hors DSP2, tels les comptes à terme, passent par un fichier de relevé, si votre banque en fournit.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes sont lus par Passerelle Comptes SAS, prestataire de services d'information sur les comptes enregistré auprès de l'ACPR (numéro 99999 de son registre).",
  accountProviderName: 'Passerelle Comptes SAS',
  price:
    "Le prix est mensuel ; il dépend du nombre de comptes bancaires connectés et du nombre de sociétés, non du nombre d'utilisateurs ni du volume d'opérations.",
  commitment:
    "L'abonnement dure 12 mois ; vous pouvez y mettre fin plus tôt, avec un préavis de 2 mois.",
  demo: 'Comptez 45 min, en visioconférence, avec une consultante comptable.',
  trial:
    "Vous pouvez ensuite essayer l'extension 30 jours sur une copie de votre base, avec vos propres relevés ; à la fin de l'essai, nous effaçons de nos services toutes vos données.",
  addsToStandard:
    "Business Central sait rapprocher un compte bancaire dont vous importez le relevé. Avec une connexion DSP2, l'extension importe elle-même les opérations, chaque matin, et propose un pointage pour les lignes que les règles standard laissent de côté : libellés abrégés, références absentes, frais déduits du montant. Vos écrans habituels restent, complétés par ceux de l'extension ; votre paramétrage comptable ne change pas.",
  matching:
    "Un virement qui règle trois factures est rapproché, sur proposition, des trois écritures de règlement ; une remise de paiements par carte est rapprochée des encaissements qu'elle regroupe et de l'écriture de sa commission, une fois celle-ci comptabilisée. Ce qui ne correspond à rien reste dans la liste des lignes à pointer, avec le motif de l'échec.",
  control:
    "Rien n'est retenu sans l'accord d'une personne habilitée. Une proposition acceptée ne devient définitive qu'à la validation du rapprochement ; jusque-là, un pointage erroné s'annule d'un clic. Les acceptations et les annulations sont conservées avec le nom de leur auteur et leur date.",
  completeness:
    "Chaque jour, le solde de départ, plus les crédits et moins les débits importés, est comparé au solde comptable que communique la banque : un écart signale une opération manquante ou en double. Si l'import d'une journée échoue, l'administrateur en est averti le jour même et l'import est repris le lendemain.",
  oldLines:
    "Les lignes qui attendent leur pointage sont reprises à partir de la date que vous choisissez, dans la limite de l'historique que fournit votre banque ; au-delà, par un fichier de relevé.",
  integrator:
    "Votre intégrateur installe et met à jour l'extension comme toute autre ; nous lui répondons directement.",
  hosting:
    'Dans nos services, vos données bancaires sont hébergées aux Pays-Bas et en Irlande, sur Microsoft Azure.',
  staffAccess:
    "Notre assistance ne voit vos données qu'à votre demande, le temps d'un incident ; chaque accès est journalisé.",
  onPremise:
    "En exploitation, seuls partent de votre serveur les identifiants de l'abonnement et, pour chaque import, la référence du compte et la période demandée.",
  contract:
    "Un contrat de sous-traitance (article 28 du RGPD) est conclu avant l'essai et joint à l'abonnement ; il nomme nos sous-traitants. À la fin du contrat, vous pouvez exporter vos données pendant 30 jours ; nous les effaçons ensuite.",
  certification:
    'Dernière validation technique pour Microsoft Marketplace (ex-AppSource) : septembre 2026, version cloud, éditions Essentials et Premium.',
  iso: "Elle portera sur les services hébergés de Solveo Cloud ; l'audit est confié à un organisme accrédité par le COFRAC.",
  support: 'du lundi au vendredi, de 9 h à 18 h, avec une réponse sous 4 heures ouvrées',
  customerTime: '40 min, contrôle et exceptions compris',
  distributors:
    'Nos distributeurs reçoivent une formation et une commission ; priorité à la Belgique, à la Suisse et au Sénégal.',
  customer:
    '« Nous clôturons le premier du mois, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Martin Distribution, à Lyon.',
};

export const ratingSource: RatingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
