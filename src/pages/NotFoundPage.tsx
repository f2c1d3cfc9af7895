import { NotFoundMessage } from '../sections/NotFoundMessage';
import { NotFoundHead } from '../seo/NotFoundHead';

export function NotFoundPage() {
  return (
    <>
      <NotFoundHead />
      <NotFoundMessage />
    </>
  );
}
