import { brand } from '../brand';
import { AS_OF_LAST_SYNC, claims, formatNumber } from '../claims';
import { typeset } from '../typography';

export const hero = typeset({
  eyebrow: `Rapprochement bancaire pour ${brand.suite}`,
  title: 'Vos lignes de relevé retrouvent leur écriture.',
  lead: [
    `${brand.product} importe chaque jour vos opérations bancaires dans ${brand.suiteShortName}, au format attendu.`,
    `Vous gagnez jusqu'à ${claims.timeSavedPercent} % du temps de rapprochement, et suivez votre trésorerie en temps réel dans votre ERP, ${AS_OF_LAST_SYNC}.`,
  ],
  requestDemo: 'Demander une démo gratuite',
  discover: 'Découvrir le produit',
  rating: brand.rating.isShown
    ? {
        value: `${formatNumber(claims.rating.value)} sur ${claims.rating.best}`,
        reviews: `d'après ${formatNumber(claims.rating.reviews)} avis`,
        source: brand.rating.source && {
          url: brand.rating.source.url,
          text: `sur ${brand.rating.source.name}, ${brand.rating.source.month}`,
        },
      }
    : undefined,
  compatibility: `Cloud, et sur site dès la version ${claims.oldestOnPremiseVersion}`,
});
