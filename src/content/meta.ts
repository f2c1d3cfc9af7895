import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export const meta = typeset({
  home: {
    title: `Rapprochement bancaire pour ${brand.suiteShortName} | ${brand.product}`,
    /** For search engines: a phone shows its first sentence, a wide screen all of it. */
    description: `Rapprochement bancaire automatique dans ${brand.suiteShortName}, cloud ou sur site : jusqu'à ${claims.timeSavedPercent} % de temps gagné. Démo gratuite, un expert répond sous ${claims.responseHours} h.`,
    /** For networks: WhatsApp shows 80 characters. */
    sharedDescription: `Rapprochement bancaire automatique : jusqu'à ${claims.timeSavedPercent} % de temps gagné. Démo gratuite.`,
    /** The name of what costs nothing, for search engines. */
    offer: 'Démo gratuite',
    imageAlt: `${brand.product} : les lignes d'un relevé bancaire retrouvent chacune leur écriture.`,
  },
  notFound: {
    title: `Page introuvable | ${brand.product}`,
    description: "Cette page n'existe pas ou plus.",
  },
  error: { title: `Incident | ${brand.product}` },
});
