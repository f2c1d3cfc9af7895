import { useEffect } from 'react';
import { NotFoundMessage } from '../sections/NotFoundMessage';
import { NotFoundHead } from '../seo/NotFoundHead';
import { logAttemptedPath } from './logAttemptedPath';

/** Logs the path where the browser renders it; its document does so by itself (main.ts). */
export function NotFoundPage() {
  useEffect(logAttemptedPath, []);
  return (
    <>
      <NotFoundHead />
      <NotFoundMessage />
    </>
  );
}
