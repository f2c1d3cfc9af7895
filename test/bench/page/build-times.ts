import { type Goal, atMost } from './goal';
import type { SiteCopy } from './site-copy';
import { type Spread, spreadOf } from './statistics';

const COLD_BUILDS = 3;
const WARM_BUILDS = 5;
const SENTENCE = 'Aller au contenu';
const SENTENCE_FILE = 'src/content/navigation.ts';

export interface BuildTimes {
  readonly cold: Spread;
  readonly warm: Spread;
  readonly afterSentence: Spread;
  /** Whether the documents of a warm build say what has changed since the last one. */
  readonly showsChangedSentence: boolean;
  readonly showsChangedVariable: boolean;
}

/** Production builds in milliseconds; the last one leaves the site as it is in the tree. */
export function measureBuilds(copy: SiteCopy): BuildTimes {
  const cold = repeat(COLD_BUILDS, () => {
    copy.forget();
    return copy.build({});
  });
  const warm = repeat(WARM_BUILDS, () => copy.build({}));
  const shown: boolean[] = [];
  const afterSentence = repeat(WARM_BUILDS, (round) => {
    const changed = `${SENTENCE} ${round}`;
    const restore = copy.edit(SENTENCE_FILE, SENTENCE, changed);
    const time = copy.build({});
    restore();
    shown.push(copy.read('dist/index.html').includes(changed));
    return time;
  });
  const otherSite = 'https://bench.example';
  copy.build({ SITE_URL: otherSite });
  const showsChangedVariable = copy.read('dist/index.html').includes(`href="${otherSite}/"`);
  // The maps tell which package a script's bytes come from.
  copy.build({ SOURCE_MAPS: '1' });
  return {
    cold: spreadOf(cold),
    warm: spreadOf(warm),
    afterSentence: spreadOf(afterSentence),
    showsChangedSentence: shown.every((isShown) => isShown),
    showsChangedVariable,
  };
}

export function judgeBuilds(builds: BuildTimes): Goal[] {
  const isFresh = builds.showsChangedSentence && builds.showsChangedVariable;
  return [
    atMost(8, 's', 'warm production build', builds.warm.median / 1000),
    atMost(8, 's', 'production build after a changed sentence', builds.afterSentence.median / 1000),
    {
      goal: 'a warm build shows a changed sentence and a changed variable',
      measured: isFresh ? 'it does' : 'it does not',
      isMet: isFresh,
    },
  ];
}

function repeat(times: number, measure: (round: number) => number): number[] {
  return Array.from({ length: times }, (_, round) => measure(round));
}
