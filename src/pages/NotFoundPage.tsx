import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { anchors } from '../content/anchors';
import { deferred } from '../hydration/deferred';
import { NotFoundHead } from '../seo/NotFoundHead';

export const NotFoundMessage = deferred({
  props: { id: anchors.main },
  need: 'touched',
  load: () => import('../sections/NotFoundMessage').then((module) => module.NotFoundMessage),
});

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <NotFoundHead />
      <NotFoundMessage />
    </>
  );
}
