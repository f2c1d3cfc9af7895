import { deferred } from '../hydration/deferred';
import { anchors } from '../content/anchors';
import { themed } from '../hydration/themed';

export const NotFoundMessage = deferred({
  id: anchors.main,
  need: 'touched',
  load: () =>
    themed(
      import(/* webpackChunkName: "not-found" */ '../sections/NotFoundMessage').then(
        (module) => module.NotFoundMessage,
      ),
    ),
});
