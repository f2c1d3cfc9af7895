import type { facts } from '#src/content/facts.ts';

/** Every fact that the owner may give, some short, some of several sentences. Fictional. */
export const allFacts: typeof facts = {
  banks:
    "Près de 300 établissements français (chaque caisse régionale compte pour un) sont pris en charge, de même que leurs espaces en ligne réservés aux entreprises. La liste, mise à jour chaque mois, est publiée sur www.banclair.example/banques. Vos banques sont hors de France ? Indiquez-les : nous vous répondons pour chacune. Hors de l'Espace économique européen, l'import se fait par fichier.",
  connection:
    "L'import automatique passe par une connexion DSP2 et n'exige aucun contrat EBICS. Pour une banque absente de la liste ou un compte qui ne relève pas de la DSP2 (un livret, par exemple), vous importez avec Banclair le relevé que votre banque fournit en fichier CFONB 120, MT940 ou camt.053, sans rien ressaisir.",
  importTime:
    'avant 8 h (heure de Paris) les jours ouvrés en France, sauf incident, alors signalé le jour même',
  scope:
    "L'extension gère plusieurs sociétés et toutes les devises paramétrées dans Business Central.",
  accountProvider:
    "Avec une connexion DSP2, vos comptes de paiement sont lus, comme la loi l'exige, par un prestataire de services d'information sur les comptes enregistré par l'ACPR : Passerelle Comptes SAS (code banque 99999, vérifiable sur www.regafi.fr).",
  price:
    "Le prix mensuel est établi sur devis, selon le nombre de sociétés et de comptes bancaires connectés, quels que soient le nombre d'utilisateurs et le volume d'opérations. Le devis s'obtient sans démo.",
  commitment:
    "Vous pouvez résilier l'abonnement à tout moment, même la première année, avec un préavis de 2 mois.",
  demo: 'Comptez 45 min, à distance, avec une consultante spécialisée en comptabilité.',
  trial:
    "Vous pouvez ensuite essayer gratuitement Banclair pendant 30 jours, sur vos propres relevés, dans un environnement de test que nous vous aidons à préparer, avec une copie récente de vos écritures. Si vous ne vous abonnez pas, l'essai prend fin de lui-même : la lecture de vos comptes cesse, et nos services effacent sous 30 jours leur copie de vos relevés.",
  proposals:
    'Banclair propose leur pointage avec vos écritures de banque ; à votre demande, Business Central en propose un aussi.',
  addsToStandard:
    "Banclair peut retrouver l'écriture même quand le libellé est abrégé ou la référence absente ; s'il ne propose rien, il indique pourquoi. Pour établir ses propositions, il ne fait sortir aucune écriture de votre base. Vous gardez vos écrans habituels et votre paramétrage comptable.\nDans le cloud, Copilot, l'assistant de Microsoft, peut compléter le pointage que propose Business Central : Microsoft traite alors vos données selon ses propres conditions.",
  matching:
    "Un virement réunit plusieurs règlements ? Banclair propose de le pointer avec leurs écritures de banque.\nUne remise CB est créditée nette de commission ? Banclair propose de la pointer avec les écritures d'encaissement, ainsi qu'avec celle de la commission si elle est déjà passée. Sinon, vous comptabilisez la commission dans la page « Feuille comptabilité » (en charges ou, si elle vous est facturée, au compte du fournisseur), puis pointez la remise avec les encaissements et l'écriture de banque ainsi créée.\nUne ligne n'a pas d'écriture ? Vous la transférez dans la page « Feuille comptabilité » ; Banclair peut suggérer le compte de contrepartie ou, pour un règlement, les factures à lettrer. Une fois la feuille validée, l'écriture de banque ainsi créée se pointe avec la ligne de relevé.",
  control:
    "Aucune proposition de Banclair n'est retenue sans l'accord d'une personne habilitée ; la date de cet accord et le nom de son auteur sont conservés dans votre base. Avant la validation du rapprochement, un pointage erroné s'annule d'un clic. Après, vous pouvez annuler le rapprochement, même dans les versions de Business Central qui ne le prévoient pas : les écritures de banque restent comptabilisées et sont de nouveau à pointer.\nValidé ou annulé, le rapprochement reste consultable, avec ses suspens à la date du relevé.",
  completeness:
    "Chaque opération que la banque a comptabilisée et transmise est importée une fois, et une seule ; deux opérations distinctes donnent deux lignes, même si leur date, leur libellé et leur montant sont identiques. À partir du deuxième import, Banclair vérifie que le solde précédent de la banque et les opérations importées donnent bien le nouveau solde, hors opérations en attente : tout écart vous est signalé.\nSi un import échoue, votre administrateur en est averti le jour même ; l'import suivant récupère les opérations manquantes, dans la limite de l'historique que fournit la banque. Une alerte précède de 15 jours l'échéance de chaque authentification DSP2 ; sans renouvellement, l'import depuis la banque concernée s'interrompt.",
  oldLines:
    "L'import reprend les opérations à partir de la date que vous choisissez, dans la limite de l'historique que fournit la banque. La reprise de vos suspens s'ajoute à ces 15 à 30 min de paramétrage ; nous la préparons avec vous avant le premier import.",
  integrator:
    "Votre intégrateur peut installer et mettre à jour l'extension comme n'importe quelle autre. Nous lui répondons directement.",
  hosting:
    "aux Pays-Bas et en Irlande, sur Microsoft Azure. L'infrastructure relève du droit de ces deux pays et de celui de l'Union européenne ; Microsoft, groupe américain, peut aussi recevoir, sur le fondement du droit des États-Unis, des demandes d'accès à ces données. Nos mesures contre l'accès illicite à vos données par des autorités de pays tiers sont publiées sur www.banclair.example/donnees ; le contrat y renvoie.",
  staffAccess:
    "Ni notre assistance ni nos administrateurs ne consultent vos données bancaires sans que vous le demandiez, sauf si le droit de l'Union européenne ou d'un de ses États membres nous y oblige. Chaque accès de notre assistance ou de nos administrateurs à ces données est journalisé. Nos sous-traitants ultérieurs, nommés au contrat, sont tenus, en matière de protection des données, aux mêmes obligations que nous.",
  onPremise:
    "Outre son adresse IP, que révèle toute connexion, votre serveur ne communique à nos services hébergés que le numéro et la clé d'accès de l'essai ou de l'abonnement et, pour chaque import automatique, la référence du compte et la période demandée. C'est dans votre navigateur, sans passer par ce serveur, que vous autorisez la lecture de vos comptes. Les relevés importés automatiquement, eux, passent par nos services hébergés (voir « Ce que le contrat dit de vos données »).",
  contract:
    "Pour la lecture de vos comptes, Passerelle Comptes SAS est responsable du traitement au sens du RGPD. À la première connexion, vous acceptez ses conditions, qui vous ont été remises au préalable ; elles disent ce qu'elle conserve et combien de temps. À votre demande, elle nous transmet vos données bancaires : c'est l'objet du service. Dès leur réception, nous les traitons pour votre compte et sur vos instructions, comme sous-traitant.\nUn contrat de sous-traitance (article 28 du RGPD), qui nomme nos sous-traitants ultérieurs, est conclu avant tout essai et annexé au contrat d'abonnement. Que votre Business Central soit dans le cloud ou sur site, nos services hébergés gardent une copie des relevés importés automatiquement, pendant l'essai, puis pendant l'abonnement. Elle permet de rétablir, sans doublon, une ligne qui manquerait dans votre base. Vous pouvez à tout moment en demander l'effacement.\nÀ la fin de l'abonnement, la lecture de vos comptes cesse. Vous avez alors 30 jours pour exporter cette copie dans un format structuré, couramment utilisé et lisible par machine ; passé ce délai, nous l'effaçons. Les lignes importées et vos rapprochements restent dans votre base Business Central.",
  certification:
    'Certification Microsoft Marketplace, pour Business Central dans le cloud seulement (éditions Essentials et Premium) ; dernière validation technique par Microsoft : septembre 2026.',
  iso: "Périmètre visé : les services hébergés de Solveo Cloud. L'audit, prévu en mars 2027, est confié à un organisme accrédité par le Cofrac pour la certification ISO 27001.",
  support:
    'les jours ouvrés en France, de 9 h à 18 h (heure de Paris) ; première réponse en 4 heures ouvrées au plus',
  customerTime:
    "Les 3 h comprenaient aussi le pointage et le traitement des exceptions ; l'import étant devenu automatique, les 40 min couvrent ces deux tâches.",
  distributors: "Les sociétés retenues bénéficient d'une formation et d'un tarif partenaire.",
  timeSaved:
    "Ce maximum de 80 % a été constaté chez un client entre mars et septembre 2026, par rapport à son temps de rapprochement antérieur, import compris. Le cas présenté plus bas est celui d'un autre client, qui gagne près de 78 %.",
  customer:
    '« Nous clôturons à J+1, et je sais chaque matin où nous en sommes », nous a dit en septembre 2026 la directrice financière de Négoce Rhodanien (Lyon).',
};

export const ratingSource = {
  name: 'Microsoft Marketplace',
  url: 'https://www.exemple.fr/avis',
  month: 'septembre 2026',
};
