import type { RatingSource } from '#src/content/brandType.ts';
import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    'Près de 300 établissements (chaque caisse régionale comptant pour un) sont accessibles. La liste complète, mise à jour chaque mois, vous est envoyée sur demande.',
  connection:
    "L'import automatique passe par une connexion DSP2 ou par EBICS, selon la banque et le compte. En EBICS, nos services reçoivent les relevés (CFONB 120, MT940 ou camt.053) pour votre compte : vous les y autorisez dans le contrat EBICS que vous signez avec votre banque.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises paramétrées dans Business Central. Les comptes à terme ou sur livret, que la DSP2 ne couvre pas, passent par EBICS ou par un fichier de relevé.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes de paiement sont lus par Passerelle Comptes SAS (code banque 99999, vérifiable sur regafi.fr), prestataire de services d'information sur les comptes enregistré par l'ACPR, comme la loi l'exige. Au sens du RGPD, il est responsable du traitement pour cette lecture ; nous traitons ensuite les données en qualité de sous-traitant, pour votre compte.",
  price:
    "Le prix mensuel est établi sur devis, selon le nombre de sociétés et de comptes bancaires connectés, quels que soient le nombre d'utilisateurs et le volume d'opérations. Le devis s'obtient sans démo.",
  commitment:
    "Vous pouvez résilier l'abonnement à tout moment, même la première année, avec un préavis de 2 mois ; aucune mensualité n'est due au-delà.",
  demo: 'Comptez 45 min, à distance, avec une consultante spécialisée en comptabilité.',
  trial:
    "Vous pouvez ensuite essayer l'extension 30 jours, sans frais de notre part, sur vos propres relevés et dans votre environnement de test. L'essai prend fin de lui-même, et nos services effacent alors leur copie de vos relevés.",
  addsToStandard:
    "À partir d'un relevé importé ou saisi, Business Central propose déjà un pointage. Banclair importe chaque matin les opérations des comptes connectés ; au pointage, il peut retrouver l'écriture malgré un libellé abrégé ou une référence absente. Pour une ligne sans proposition, il indique le motif. Vous gardez vos écrans habituels et votre paramétrage comptable.",
  matching:
    'Pour un virement groupé de trois règlements, par exemple, Banclair peut proposer les trois écritures de banque ; pour une remise CB créditée nette de commission, les encaissements et la commission. Une ligne sans écriture se transfère dans une feuille comptabilité, où Banclair peut suggérer la contrepartie et les factures à lettrer.',
  control:
    "Aucune proposition n'est retenue sans l'accord d'une personne habilitée, et rien ne prend effet avant la validation du rapprochement. Jusque-là, un pointage erroné s'annule d'un clic ; ensuite, par la fonction standard de Business Central, si votre version la propose. La date et l'auteur de chaque accord sont conservés dans votre base. L'état de rapprochement, arrêté à la date que vous choisissez, justifie par les suspens l'écart entre le solde comptable et celui de la banque.",
  completeness:
    "À chaque import, le dernier solde connu et les opérations importées sont comparés au solde de la banque, si elle en communique un : tout écart vous est signalé. Si un import échoue, votre administrateur en est averti le jour même, et les jours manquants sont rattrapés, dans la limite de l'historique que fournit la banque. Vous êtes prévenu avant que l'authentification DSP2 expire.",
  oldLines:
    "L'import reprend les opérations à partir de la date que vous choisissez, d'ordinaire le lendemain de l'arrêté de votre dernier rapprochement. Vos écritures en suspens restent disponibles pour le pointage ; les lignes de relevé en suspens se reprennent par un fichier. En EBICS, comptez en plus le délai d'activation et les frais de votre banque.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme n'importe quelle autre. Nous lui répondons directement.",
  hosting: 'Nous hébergeons vos données bancaires aux Pays-Bas et en Irlande, sur Microsoft Azure.',
  staffAccess:
    "En EBICS, l'accès ouvert se limite à la réception des relevés : il ne permet aucun ordre de paiement. Ni notre assistance ni nos administrateurs ne consultent vos données, sauf si vous le demandez pour résoudre un incident ou si la loi nous y oblige.",
  onPremise:
    "Les relevés importés automatiquement passent par nos services hébergés, qui en gardent une copie. Votre serveur leur envoie seulement le numéro et la clé d'accès de l'abonnement et, pour chaque import automatique, la référence du compte et la période demandée ; ils voient aussi son adresse IP.",
  contract:
    "Un contrat de sous-traitance (article 28 du RGPD), qui nomme nos sous-traitants ultérieurs, est conclu avant tout essai et annexé au contrat d'abonnement. La copie que gardent nos services sert à importer de nouveau un relevé. À la fin de l'abonnement, vous avez 30 jours pour l'exporter ; elle est ensuite effacée. Les lignes importées et vos rapprochements restent dans votre Business Central.",
  certification:
    'Certification Microsoft Marketplace, pour la version cloud seulement (éditions Essentials et Premium) ; dernière validation technique par Microsoft : septembre 2026.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud. L'audit de certification est confié à un organisme accrédité par le Cofrac pour cette norme.",
  support: 'les jours ouvrés de 9 h à 18 h, avec une réponse dans les 4 heures ouvrées',
  customerTime:
    "Les 3 h ne se limitent pas à l'import : comme les 40 min, elles comprennent le contrôle du pointage et le traitement des exceptions.",
  distributors: 'Formation et tarif partenaire pour les sociétés retenues.',
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Martin Négoce (Lyon).',
};

export const ratingSource: RatingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
