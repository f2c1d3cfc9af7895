import { brand } from '../brand';
import { claims } from '../claims';
import { figures } from '../figures';
import { typeset } from '../typography';

export const hero = typeset({
  eyebrow: `Rapprochement bancaire pour ${brand.suite}`,
  title: 'Vos lignes de relevé retrouvent leur écriture',
  lead: [
    `${brand.product} importe chaque jour vos opérations bancaires dans ${brand.suiteShortName}, au format de l'ERP.`,
    `Vous y suivez votre trésorerie en temps réel, actualisée à chaque synchronisation, et gagnez jusqu'à ${figures.timeSaved} du temps de rapprochement.`,
  ],
  requestDemo: 'Demander une démo gratuite',
  discover: 'Découvrir le produit',
  rating: brand.rating.isShown
    ? {
        value: figures.rating,
        reviews: `d'après ${figures.reviews}`,
        source: brand.rating.source && {
          url: brand.rating.source.url,
          text: `sur ${brand.rating.source.name}, ${brand.rating.source.month}`,
        },
      }
    : undefined,
  compatibility: `En cloud, ou sur site dès la version ${claims.oldestOnPremiseVersion}`,
});
