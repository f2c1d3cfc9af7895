import { brand } from './brand';
import { claims } from './claims';
import { typeset } from './typography';

export const meta = typeset({
  home: {
    title: `Rapprochement bancaire pour ${brand.suiteShortName} | ${brand.product}`,
    /** For search engines: a phone shows its first sentence, a wide screen all of it. */
    description: `Gagnez jusqu'à ${claims.timeSavedPercent} % du temps de rapprochement bancaire dans ${brand.suiteShortName}, cloud ou sur site. Démo gratuite, un expert répond sous ${claims.responseHours} h.`,
    /** For networks: WhatsApp shows 80 characters. */
    sharedDescription: `Gagnez jusqu'à ${claims.timeSavedPercent} % du temps de rapprochement. Démo gratuite, réponse sous ${claims.responseHours} h.`,
    imageAlt: `${brand.product} : les lignes d'un relevé bancaire retrouvent chacune leur écriture.`,
  },
  notFound: {
    title: `Page introuvable | ${brand.product}`,
    description: "Cette page n'existe pas ou plus.",
  },
  error: { title: `Incident | ${brand.product}` },
});
