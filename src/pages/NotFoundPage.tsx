import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundHead } from '../seo/NotFoundHead';
import { NotFoundMessage } from './notFoundSections';

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
