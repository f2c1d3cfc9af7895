import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export const meta = typeset({
  home: {
    title: `${brand.product} : rapprochement bancaire ${brand.suiteShortName}`,
    description: `Gagnez jusqu'à ${claims.timeSavedPercent} % du temps de rapprochement. Démo gratuite, réponse sous ${claims.responseHours} h.`,
    imageAlt: `${brand.product} : les lignes d'un relevé bancaire retrouvent chacune leur écriture.`,
  },
  notFound: {
    title: `Page introuvable | ${brand.product}`,
    description: "Cette page n'existe pas ou plus.",
  },
  error: { title: `Incident | ${brand.product}` },
});
