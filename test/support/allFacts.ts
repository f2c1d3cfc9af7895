import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    "Les comptes d'entreprise de près de 300 établissements français sont pris en charge ; la liste, mise à jour chaque mois, est publiée sur www.banclair.example/banques. Des banques hors de France ? Indiquez-les : nous vous répondrons pour chacune.",
  connection:
    "L'import automatique passe par une connexion DSP2 et n'exige aucun contrat EBICS. Pour un compte qu'une connexion DSP2 ne peut pas lire (un compte à terme ou un compte tenu en Suisse, par exemple), vous importez le relevé sans rien ressaisir, si votre banque le fournit au format CFONB 120, MT940 ou camt.053.",
  importTime:
    "Les jours ouvrés, l'import des lignes transmises se termine avant 8 h (heure de Paris), sauf en cas d'incident.",
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises paramétrées dans Business Central.",
  accountProvider:
    "Vos comptes de paiement sont lus par Passerelle Comptes SAS, prestataire enregistré par l'ACPR pour les services d'information sur les comptes (code banque 99999, registre public : www.regafi.fr).",
  price:
    "Le prix mensuel est établi sur devis, selon le nombre de sociétés et de comptes bancaires connectés, quels que soient le nombre d'utilisateurs et le volume d'opérations.",
  commitment:
    "Vous pouvez résilier l'abonnement à tout moment, même la première année, avec un préavis de 2 mois.",
  demo: 'Une consultante spécialisée en comptabilité vous présente Banclair à distance, en 45 min.',
  trial:
    "Vous pouvez ensuite essayer Banclair gratuitement pendant 30 jours, sur vos propres opérations, dans un environnement de test que nous préparons avec vous. Sans abonnement, la lecture de vos comptes cesse à la fin de l'essai ; nous effaçons notre copie dans les 30 jours, après vous l'avoir remise si vous le demandez.",
  proposals: 'Banclair propose les écritures de banque qui correspondent aux lignes.',
  addsToStandard:
    "Même si le libellé est abrégé ou la référence absente, Banclair cherche l'écriture ; s'il ne propose rien, il indique pourquoi. Dans le cloud comme sur site, cette recherche se fait dans votre base : aucune écriture n'en sort.\nPour chaque compte, les lignes s'ajoutent au rapprochement en cours, dont la date et le solde final deviennent ceux de la dernière synchronisation. En fin de mois, vous arrêtez le rapprochement à la date et au solde final du relevé de la banque : les lignes postérieures passent au rapprochement suivant. Vous gardez vos écrans habituels, votre paramétrage comptable et le pointage automatique de Business Central.",
  matching:
    "Un virement réunit plusieurs règlements ? Banclair propose de le pointer avec leurs écritures de banque.\nUne remise CB est créditée nette de commission ? Celle-ci n'a pas sa propre ligne au relevé : comptabilisez-la en banque, d'après le décompte ; Banclair propose alors de pointer la remise avec cette écriture et celles des encaissements.\nUne ligne n'a pas d'écriture ? Vous la transférez dans la page « Feuille comptabilité » ; Banclair peut suggérer le compte de contrepartie ou les factures à lettrer. Une fois la feuille validée, vous pointez la ligne avec l'écriture créée.",
  control:
    "Seule une personne habilitée peut accepter une proposition ; son nom et la date sont enregistrés. Un pointage erroné s'annule d'un clic. Si le rapprochement est déjà validé, vous l'annulez d'abord ; les écritures restent comptabilisées. Validé ou annulé, chaque rapprochement se consulte dans votre base, avec ses suspens à la date du relevé.",
  completeness:
    "Chaque opération que la banque a comptabilisée et transmise est importée une fois, et une seule. Dès le deuxième import, Banclair vérifie que le solde précédent et les opérations importées donnent bien le nouveau solde : tout écart vous est signalé. Le relevé de la banque reste votre pièce justificative : conservez-le.\nSi un import échoue ou tarde, votre administrateur en est averti le jour même ; l'import suivant récupère les opérations manquantes, dans la limite de l'historique que fournit la banque. Une alerte vous prévient 15 jours avant l'expiration de chaque authentification.",
  oldLines:
    "Avant le premier import, nous préparons avec vous la reprise de vos suspens, qui s'ajoute à ces durées. L'import remonte à la date de votre choix, dans la limite de l'historique que fournit la banque.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme n'importe quelle autre ; nous répondons directement à ses questions.",
  hosting:
    "aux Pays-Bas et en Irlande, sur Microsoft Azure. L'infrastructure relève du droit de ces pays et de l'Union européenne ; Microsoft, groupe américain, peut aussi recevoir des demandes d'accès fondées sur le droit des États-Unis. Nos mesures contre les accès et transferts contraires au droit de l'Union ou d'un État membre sont publiées sur www.banclair.example/donnees.",
  staffAccess:
    "Aucun de nos collaborateurs ne consulte vos données bancaires sans que vous le demandiez, sauf si le droit de l'Union européenne ou d'un de ses États membres nous y oblige ; nous vous en informons alors au préalable, à moins que ce droit ne l'interdise. Chaque accès est journalisé.",
  onPremise:
    "À chaque import automatique, votre serveur n'envoie à nos services hébergés, outre son adresse IP, que sa clé d'accès, la référence du compte et la période demandée. L'autorisation de lire vos comptes se donne dans votre navigateur ; lignes et soldes passent par nos services hébergés.",
  contract:
    "Passerelle Comptes SAS vous fournit, comme responsable du traitement, la lecture de vos comptes ; avec votre consentement exprès, elle nous transmet vos données bancaires. Comme sous-traitant, nous les traitons ensuite sur vos seules instructions, sauf obligation née du droit de l'Union ou d'un État membre ; un contrat (article 28 du RGPD), qui nomme nos propres sous-traitants, est conclu avant toute lecture de vos comptes.\nNos services gardent une copie des lignes et des soldes importés automatiquement ; elle permet de rétablir une ligne supprimée par erreur. Vous pouvez à tout moment en demander l'effacement.\nÀ la fin de l'abonnement, la lecture de vos comptes cesse. Vous avez 30 jours pour exporter cette copie dans un format structuré, couramment utilisé et lisible par machine ; nous l'effaçons ensuite. Vos rapprochements validés et leurs lignes restent dans Business Central, même sans l'extension. Avant de la désinstaller, exportez l'archive de Banclair (auteur et date des acceptations, suspens, rapprochements annulés) ; jusque-là, elle se consulte sans abonnement.",
  certification:
    'Certification Microsoft Marketplace, pour Business Central dans le cloud seulement (éditions Essentials et Premium) ; dernière validation technique par Microsoft : septembre 2026.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud. L'audit, prévu en mars 2027, est confié à un organisme accrédité par le Cofrac pour la certification ISO 27001.",
  support:
    'les jours ouvrés en France, de 9 h à 18 h (heure de Paris) ; première réponse en 4 heures ouvrées au plus',
  customerTime:
    "Les 3 h comprenaient aussi le pointage et le traitement des exceptions ; l'import étant devenu automatique, les 40 min couvrent ces deux tâches.",
  distributors: "Les sociétés retenues bénéficient d'une formation et d'un tarif partenaire.",
  timeSaved:
    'De mars à septembre 2026, un client a gagné 80 %, import compris ; celui du cas présenté plus loin, près de 78 %.',
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Négoce Rhodanien (Lyon).',
};

export const ratingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
