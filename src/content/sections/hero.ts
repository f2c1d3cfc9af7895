import { brand } from '../brand';
import { claims } from '../claims';
import { figures } from '../figures';
import { typeset } from '../writing/typeset';

/** Where there is room, the second part stands on the ink half. A title of one part is whole on the left. */
const titleParts = ['Vos lignes de relevé', 'retrouvent leur écriture'];

const { isShown, source } = brand.rating;
const hasSource = Object.values(source).every((text) => text !== '');

export const hero = typeset({
  eyebrow: `Rapprochement bancaire pour ${brand.suiteShortName}`,
  titleParts,
  title: titleParts.join(' '),
  /** One sentence for each half. */
  lead: [
    `${brand.product} importe chaque jour vos opérations bancaires dans ${brand.suiteShortName}.`,
    // The position is live in the ERP; the bank's data come once a day.
    `Vous y suivez votre trésorerie en temps réel, d'après la dernière synchronisation, et gagnez jusqu'à ${figures.timeSaved} du temps de rapprochement.`,
  ],
  requestDemo: 'Demander une démo gratuite',
  discover: 'Découvrir le produit',
  rating: isShown
    ? {
        value: figures.rating,
        reviews: hasSource ? `d'après ${figures.reviews}` : figures.reviews,
        source: hasSource
          ? { url: source.url, text: `${source.name}, ${source.month}` }
          : undefined,
        /** Begins a message, while the source is not given. */
        sourceStart: {
          label: 'source sur demande',
          beginning: `D'où viennent les ${figures.reviews} sur ${brand.product} ?`,
        },
      }
    : undefined,
  compatibility: `${brand.suiteShortName} dans le cloud, ou sur site dès la version ${claims.oldestOnPremiseVersion}`,
});
