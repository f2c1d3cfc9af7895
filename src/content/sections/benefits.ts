import { brand } from '../brand';
import { claims } from '../claims';
import { facts } from '../facts';
import { figures } from '../figures';
import { joinSentences } from '../writing/joinSentences';
import { elided, typeset } from '../writing/typeset';

export interface Benefit {
  id: string;
  prefix?: string;
  /** A word of more than eleven letters breaks. */
  figure: string;
  /** Its figure is green. */
  isSolved?: boolean;
  title: string;
  /** Empty where the button under it says enough. */
  text: string;
  /** Whether it stands on the bar of the time saved, before the others. */
  hasTimeBar?: boolean;
  /** Whether the button for the visitor's own version stands under the text. */
  asksVersion?: boolean;
}

export const benefits = typeset({
  title: `Rien à ressaisir, une\u00a0trésorerie à\u00a0jour dans ${brand.suiteShortName}`,
  timeBar: {
    savedPercent: claims.timeSavedPercent,
    rest: 'Contrôle, exceptions',
  },
  items: [
    {
      id: 'time',
      prefix: "jusqu'à",
      figure: figures.timeSaved,
      hasTimeBar: true,
      title: 'de temps gagné sur le rapprochement',
      text: joinSentences(
        "L'import et la mise au format sont automatiques. Il vous reste à contrôler le pointage et à traiter les exceptions.",
        facts.timeSaved,
      ),
    },
    {
      id: 'accuracy',
      figure: '0',
      isSolved: true,
      title: 'saisie manuelle, aucune erreur de saisie',
      text: 'Pour vos comptes connectés, aucune ligne de relevé à saisir : dates, libellés et montants viennent de la banque.',
    },
    {
      id: 'cash',
      figure: 'Temps réel',
      title: 'pour votre position de trésorerie',
      text: 'Soldes de vos comptes connectés, à la dernière synchronisation.',
    },
    {
      id: 'compatibility',
      figure: 'Cloud',
      title: `ou sur site dès la version ${claims.oldestOnPremiseVersion}`,
      text: '',
      asksVersion: true,
    },
    {
      id: 'setup',
      prefix: 'moins de',
      figure: figures.install,
      title: "pour installer l'extension",
      text: `Prévoyez ensuite ${figures.setup} de paramétrage initial, selon le nombre de comptes.`,
    },
  ] as Benefit[],
  versionStart: {
    label: 'Indiquer ma version',
    beginning: `Notre version ${elided('de', brand.suiteShortName)} :`,
  },
});
