import type { RatingSource } from '#src/content/brandType.ts';
import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    'Près de 300 établissements (chaque caisse régionale comptant pour un) sont accessibles en DSP2 ou en EBICS. La liste complète, mise à jour chaque mois, vous est envoyée sur demande.',
  connection:
    "L'import automatique emprunte l'une de ces deux voies, selon la banque et le compte : la connexion DSP2, par un prestataire enregistré, ou le protocole EBICS (relevés CFONB 120, MT940 ou camt.053), par lequel nos services reçoivent les relevés en votre nom, en vertu du contrat EBICS que vous signez avec votre banque.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises paramétrées dans Business Central. Les comptes que la DSP2 ne couvre pas, comme les comptes à terme ou sur livret, passent par EBICS, si votre banque le propose, ou par un fichier de relevé.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes de paiement sont lus par Passerelle Comptes SAS (code banque 99999, vérifiable sur regafi.fr), prestataire de services d'information sur les comptes, enregistré par l'ACPR, comme la loi l'exige. Pour cette lecture, il est responsable du traitement au sens du RGPD, et non notre sous-traitant. Il nous transmet les opérations, que nous traitons comme votre sous-traitant.",
  price:
    "Le prix mensuel est établi sur devis, selon le nombre de sociétés et de comptes bancaires connectés, sans égard au nombre d'utilisateurs ni au volume d'opérations. Le devis s'obtient sans démo.",
  commitment:
    "Vous pouvez résilier l'abonnement à tout moment, même la première année, avec un préavis de 2 mois ; aucune mensualité n'est due au-delà.",
  demo: 'Comptez 45 min, à distance, avec une consultante spécialisée en comptabilité.',
  trial:
    "Vous pouvez ensuite essayer l'extension sur vos propres relevés, dans votre environnement de test, pendant 30 jours à compter de la première connexion à une banque. L'essai est gratuit ; en EBICS, seuls restent les frais de votre banque. Rien n'est installé en production. Si vous ne vous abonnez pas, nos services effacent leur copie de vos relevés à la fin de l'essai.",
  addsToStandard:
    "À partir d'un relevé importé ou saisi, Business Central propose déjà un pointage ; sa fonction de rapprochement des paiements reconnaît aussi des clients et des fournisseurs. Banclair importe chaque matin, par DSP2 ou par EBICS, les opérations des comptes connectés. Au pointage, il peut retrouver l'écriture malgré un libellé abrégé ou une référence absente ou, si elle n'existe pas encore, reconnaître le client ou le fournisseur. Ses propositions ne dépendent pas de Copilot et sont les mêmes sur site. Vous gardez vos écrans habituels et votre paramétrage comptable.",
  matching:
    "Pour un virement groupé de trois règlements, par exemple, Banclair peut proposer les trois écritures de banque. Pour une remise CB créditée nette de commission, il recherche les encaissements, ainsi que l'écriture de commission si vous l'avez déjà passée ; sinon, il suggère de porter la commission retenue dans une feuille comptabilité, que vous contrôlez. Si une ligne reste sans proposition, le motif est indiqué. Vous pointez alors cette ligne à la main ou, faute d'écriture, la transférez dans une feuille comptabilité, avec une contrepartie et des factures à lettrer suggérées.",
  control:
    "Aucune proposition n'est retenue sans l'accord d'une personne habilitée. Un pointage accepté ne prend effet qu'à la validation du rapprochement. Jusque-là, un pointage erroné s'annule d'un clic ; ensuite, le rapprochement validé ne s'annule que par la fonction standard de Business Central, si votre version la propose. Les acceptations et les annulations sont conservées dans votre base, avec la date et le nom de leur auteur. L'état de rapprochement, arrêté à la date que vous choisissez, justifie par les suspens l'écart entre le solde comptable et celui de la banque.",
  completeness:
    "À chaque import, le dernier solde connu, augmenté des crédits et diminué des débits importés, est comparé au solde de la banque, si elle en communique un. Tout écart, indice possible d'une opération manquante ou en double, vous est signalé. Si un import échoue, votre administrateur en est averti le jour même et peut le relancer aussitôt ; à défaut, l'extension réessaie le lendemain. Les jours manquants sont rattrapés, dans la limite de l'historique que fournit la banque. Vous êtes prévenu avant que l'authentification DSP2 expire ; une fois expirée, elle doit être renouvelée pour que l'import reprenne.",
  oldLines:
    "L'import reprend les opérations à partir de la date que vous choisissez, d'ordinaire le lendemain de l'arrêté de votre dernier rapprochement. Si l'historique fourni par votre banque ne remonte pas jusque-là, un fichier de relevé le complète. Vos écritures en suspens restent disponibles pour le pointage ; les lignes de relevé en suspens se reprennent par un fichier. En EBICS, comptez en plus le délai d'activation et les frais de votre banque.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme n'importe quelle autre. Nous lui répondons directement.",
  hosting: 'Nous hébergeons vos données bancaires aux Pays-Bas et en Irlande, sur Microsoft Azure.',
  staffAccess:
    "En EBICS, l'accès ouvert se limite à la réception des relevés : il ne permet aucun ordre de paiement. Ni notre assistance ni nos administrateurs ne consultent vos données, sauf si vous le demandez pour résoudre un incident ou si la loi nous y oblige. Chaque accès est journalisé.",
  onPremise:
    "Les relevés importés automatiquement passent par nos services hébergés, qui en gardent une copie. Sauf si vous l'ouvrez à notre assistance, votre serveur n'envoie à ces services, outre son adresse IP, que le numéro de l'abonnement, sa clé d'accès et, pour chaque import automatique, la référence du compte et la période demandée.",
  contract:
    "Un contrat de sous-traitance (article 28 du RGPD), qui nomme nos sous-traitants ultérieurs, est conclu avant tout essai et annexé au contrat d'abonnement. Nos services conservent une copie des relevés importés automatiquement, pour pouvoir les importer de nouveau. À la fin de l'abonnement, les lignes importées et vos rapprochements restent dans votre Business Central ; vous avez 30 jours pour exporter la copie que gardent nos services ; elle est ensuite effacée.",
  certification:
    'Certification pour Microsoft Marketplace ; dernière validation technique par Microsoft en septembre 2026, version cloud seulement, éditions Essentials et Premium.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud. L'audit de certification est confié à un organisme accrédité par le Cofrac pour cette norme.",
  support: 'les jours ouvrés de 9 h à 18 h, avec une réponse dans les 4 heures ouvrées',
  customerTime:
    "Les 3 h, import compris, et les 40 min couvrent les mêmes tâches, jusqu'au contrôle du pointage et au traitement des exceptions.",
  distributors: 'Formation et tarif partenaire pour les sociétés retenues.',
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Martin Négoce (Lyon).',
};

export const ratingSource: RatingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
