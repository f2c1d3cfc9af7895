import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export const meta = typeset({
  home: {
    title: `Rapprochement bancaire pour ${brand.suiteShortName} | ${brand.product}`,
    /** For search engines: phones show the first sentence, desktops the whole. */
    description: `Rapprochement bancaire automatique dans ${brand.suiteShortName}, cloud ou sur site : jusqu'à ${claims.timeSavedPercent} % de temps gagné. Démo gratuite, un expert répond sous ${claims.responseHours} h.`,
    /** For social platforms: WhatsApp shows 80 characters. */
    sharedDescription: `Rapprochement bancaire automatique : jusqu'à ${claims.timeSavedPercent} % de temps gagné. Démo gratuite.`,
    /** Name of the offer at price 0 in the structured data. Unnamed, it reads as free software. */
    offer: 'Démo gratuite',
    imageAlt: `${brand.product} : les lignes d'un relevé bancaire retrouvent chacune leur écriture.`,
  },
  notFound: {
    title: `Page introuvable | ${brand.product}`,
    description: "Cette page n'existe pas ou plus.",
  },
});
