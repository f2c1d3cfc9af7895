import { brand } from '../brand';
import { claims } from '../claims';
import { typeset } from '../typography';

export interface Benefit {
  id: string;
  prefix?: string;
  figure: string;
  title: string;
  text: string;
}

export const benefits = typeset({
  title: 'Rien à ressaisir, et votre trésorerie en temps réel',
  intro:
    'Vos équipes comptables consacrent leur temps aux écarts qui demandent un avis, et non plus à la recopie des relevés.',
  items: [
    {
      id: 'time',
      prefix: "jusqu'à",
      figure: `${claims.timeSavedPercent} %`,
      title: 'de temps de rapprochement gagné',
      text: "L'import et la mise au format se font seuls. Il vous reste à traiter les exceptions.",
    },
    {
      id: 'accuracy',
      figure: '0',
      title: 'saisie manuelle, et aucune erreur de saisie',
      text: 'Les opérations arrivent telles que la banque les a enregistrées : rien à recopier, pas de faute de frappe à rechercher en fin de mois.',
    },
    {
      id: 'cash',
      figure: 'Temps réel',
      title: 'pour votre position de trésorerie',
      text: `Vous lisez vos soldes dans ${brand.suiteShortName}, sans ouvrir le site de chaque banque ni tenir un tableur à côté.`,
    },
    {
      id: 'compatibility',
      prefix: 'dès la version',
      figure: `${claims.oldestOnPremiseVersion}`,
      title: 'sur site, et dans le cloud',
      text: `L'extension fonctionne avec la version cloud de ${brand.suiteShortName} et, sur site, avec les versions ${claims.oldestOnPremiseVersion} et suivantes.`,
    },
    {
      id: 'setup',
      prefix: 'moins de',
      figure: `${claims.installMinutes} min`,
      title: "pour installer l'extension",
      text: `Comptez ensuite ${claims.setupMinutes.min} à ${claims.setupMinutes.max} minutes de paramétrage initial, selon le nombre de comptes.`,
    },
  ] satisfies Benefit[],
});
