import type { RatingSource } from '#src/content/brandType.ts';
import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    'Près de 300 établissements, dont de grandes banques françaises, des banques en ligne et des caisses régionales, sont accessibles en DSP2 ou en EBICS. La liste complète, mise à jour chaque mois, vous est envoyée sur demande.',
  connection:
    "Trois voies sont possibles, selon votre banque : la connexion DSP2, par un prestataire enregistré ; le protocole EBICS, en réception de relevés seulement, une fois votre contrat EBICS activé ; ou, sans synchronisation automatique, l'import d'un fichier de relevé au format CFONB 120, MT940 ou camt.053.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises paramétrées dans Business Central. Les comptes que la DSP2 ne couvre pas, tels les comptes à terme, passent par EBICS ou par un fichier de relevé, si votre banque le propose.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes de paiement sont lus par Passerelle Comptes SAS, prestataire de services d'information sur les comptes enregistré par l'ACPR (code 99999, à vérifier sur regafi.fr), qui répond lui-même de ses traitements.",
  price:
    "Établi sur devis, sans démo si vous le souhaitez, le prix mensuel dépend du nombre de sociétés et de comptes bancaires connectés, non du nombre d'utilisateurs ni du volume d'opérations.",
  commitment:
    "L'abonnement se résilie à tout moment, même la première année, moyennant un préavis de 2 mois, au terme duquel plus rien n'est dû.",
  demo: 'Comptez 45 min, en visioconférence, avec une consultante spécialisée en comptabilité.',
  trial:
    "Vous pouvez ensuite essayer l'extension pendant 30 jours, sans frais, avec vos propres relevés, dans votre environnement de test, avant toute installation en production. Si vous ne vous abonnez pas, nous effaçons vos relevés de nos services à la fin de l'essai.",
  addsToStandard:
    "Business Central propose un pointage à partir d'un relevé que vous importez ou saisissez. L'extension importe chaque matin les opérations des comptes connectés, et son pointage reconnaît le tiers, même si le libellé est abrégé ou la référence absente. Vous gardez vos écrans habituels et votre paramétrage comptable.",
  matching:
    "Pour un virement groupé de trois règlements, l'extension propose les trois écritures de banque ; pour une remise CB créditée nette de commission, les encaissements, ainsi que la commission si elle est déjà comptabilisée ; sinon, l'écart vous est proposé en feuille comptabilité. Si une ligne reste sans proposition, l'extension dit pourquoi. Vous la pointez alors à la main ou, faute d'écriture, vous la transférez dans une feuille comptabilité, où la contrepartie vous est proposée, avec les factures à lettrer.",
  control:
    "Aucune proposition n'est retenue sans l'accord d'une personne habilitée. Un pointage accepté ne prend effet qu'à la validation du rapprochement ; jusque-là, un pointage erroné s'annule d'un clic. Les acceptations et les annulations sont conservées avec la date et le nom de l'auteur. L'état de rapprochement justifie, par les suspens, l'écart entre le solde comptable et celui de la banque.",
  completeness:
    "À chaque import, le dernier solde connu, augmenté des crédits et diminué des débits importés, est comparé au solde que la banque communique, le cas échéant. Tout écart, indice possible d'une opération manquante ou en double, vous est signalé. Si un import échoue, l'administrateur en est averti le jour même ; l'import est relancé le lendemain, jour manquant compris.",
  oldLines:
    "L'import commence à la date que vous choisissez, d'ordinaire le lendemain de votre dernier rapprochement validé. Si l'historique fourni par votre banque ne remonte pas jusque-là, un fichier de relevé le complète. Vos écritures en suspens restent disponibles pour le pointage. En EBICS, comptez en plus le délai d'activation et les frais de votre banque.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme toute autre. Nous lui répondons directement.",
  hosting: 'Nous hébergeons vos données bancaires aux Pays-Bas et en Irlande, sur Microsoft Azure.',
  staffAccess:
    "Notre assistance ne voit vos données qu'à votre demande, pour résoudre un incident. Chaque accès est journalisé.",
  onPremise:
    "En exploitation, seuls partent de votre serveur les identifiants de l'abonnement et, pour chaque import automatique, la référence du compte et la période demandée. Les relevés importés automatiquement passent par nos services hébergés, qui en gardent une copie jusqu'à 30 jours après la fin de l'abonnement.",
  contract:
    "Un contrat de sous-traitance (article 28 du RGPD), qui nomme nos sous-traitants ultérieurs, est conclu avant tout essai et annexé au contrat d'abonnement. À la fin de l'abonnement, les lignes importées et vos rapprochements restent dans votre Business Central. Vous pouvez exporter vos relevés de nos services pendant 30 jours ; ils sont ensuite effacés.",
  certification:
    'Dernière validation technique par Microsoft, pour Microsoft Marketplace : septembre 2026, version cloud seulement, éditions Essentials et Premium.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud ; l'audit de certification est confié à un organisme accrédité par le Cofrac pour cette norme.",
  support: 'du lundi au vendredi, de 9 h à 18 h, avec une réponse dans les 4 heures ouvrées',
  customerTime: 'Contrôle et traitement des exceptions compris dans les 40 min',
  distributors:
    "Les distributeurs retenus sont formés et bénéficient d'un tarif réduit. Nous commençons par la Belgique et le Luxembourg.",
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Martin Négoce, à Lyon.',
};

export const ratingSource: RatingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
