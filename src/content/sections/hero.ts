import { brand } from '../brand';
import { claims, frenchNumber } from '../claims';
import { typeset } from '../typography';

export const hero = typeset({
  eyebrow: `Rapprochement bancaire pour ${brand.suite}`,
  title: 'Chaque ligne de banque retrouve son écriture.',
  lead: [
    `${brand.product} importe chaque jour vos opérations bancaires dans ${brand.suiteShortName}, au bon format.`,
    // « du » stays with its noun: on narrow phones its line would change with the typeface.
    `Vous gagnez jusqu'à ${claims.timeSavedPercent} % du\u00a0temps de rapprochement et suivez votre trésorerie en temps réel dans votre ERP.`,
  ],
  requestDemo: 'Demander une démo gratuite',
  discover: 'Découvrir le produit',
  rating: brand.showRating
    ? {
        value: `${frenchNumber(claims.rating.value)} sur ${claims.rating.best}`,
        reviews: `d'après ${claims.rating.reviews} avis`,
      }
    : undefined,
  compatibility: `Version cloud et sur site dès la version ${claims.oldestOnPremiseVersion}`,
});
