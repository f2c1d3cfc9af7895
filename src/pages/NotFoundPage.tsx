import { useEffect } from 'react';
import { NotFoundMessage } from '../sections/NotFoundMessage';
import { NotFoundHead } from '../seo/NotFoundHead';
import { logAttemptedPath } from './logAttemptedPath';

/** Logs the path in development. In the built site main.ts does, since the page is not hydrated. */
export function NotFoundPage() {
  useEffect(logAttemptedPath, []);
  return (
    <>
      <NotFoundHead />
      <NotFoundMessage />
    </>
  );
}
