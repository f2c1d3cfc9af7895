import { brand } from './brand';
import { figures } from './figures';
import { notFound } from './notFound';
import { typeset } from './writing/typeset';

export const meta = typeset({
  home: {
    title: `Rapprochement bancaire pour ${brand.suiteShortName} | ${brand.product}`,
    /** Search engines show it: on phones, about a hundred characters. */
    description: `Opérations importées chaque jour, jusqu'à ${figures.timeSaved} de temps gagné sur le rapprochement. Démo gratuite.`,
    /** Social platforms show it: WhatsApp, 80 characters. */
    sharedDescription: `Jusqu'à ${figures.timeSaved} de temps gagné sur le rapprochement. Démo gratuite.`,
    /** Name of the offer at price 0 in the structured data. Unnamed, it reads as free software. */
    offer: 'Démo gratuite',
    imageAlt: `${brand.product} : les lignes d'un relevé bancaire retrouvent leur écriture ; l'une d'elles reste à rapprocher.`,
  },
  /** Below the product's name, in the share image. */
  shareImageSubtitle: `pour ${brand.suiteShortName}`,
  notFound: {
    title: `Page introuvable | ${brand.product}`,
    description: notFound.text,
  },
});
