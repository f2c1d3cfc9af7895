import { useEffect } from 'react';
import { anchors } from '../content/anchors';
import { deferred } from '../hydration/deferred';

const NotFoundHead = deferred({
  props: { id: anchors.main },
  need: 'never',
  load: () => import('../seo/NotFoundHead').then((module) => module.NotFoundHead),
});

const NotFoundMessage = deferred({
  props: { id: anchors.main },
  need: 'touched',
  load: () => import('../sections/NotFoundMessage').then((module) => module.NotFoundMessage),
});

export const notFoundParts = [NotFoundHead, NotFoundMessage];

export function NotFoundPage() {
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`);
  }, []);

  return (
    <>
      <NotFoundHead />
      <NotFoundMessage />
    </>
  );
}
