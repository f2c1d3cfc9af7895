import { lazy, Suspense } from 'react';
import { LegalInPage } from './LegalInPage';
import { LegalSection } from './LegalSection';
import { FALLBACK_TIMEOUT_MS } from '../../hydration/scripting';
import { useIsPrerendered } from '../../browser/useIsPrerendered';
import { legalDocuments } from '../../content/legal';
import { useFragment } from '../../browser/useFragment';

const LegalDialog = lazy(async () => {
  const inPage = { default: LegalInPage };
  const dialogOrInPage = import(/* webpackChunkName: "legal-dialog" */ './LegalDialog').then(
    ({ LegalDialog }) => ({ default: LegalDialog }),
    () => inPage,
  );
  const inPageOnTimeout = new Promise<typeof inPage>((resolve) =>
    setTimeout(resolve, FALLBACK_TIMEOUT_MS, inPage),
  );
  return Promise.race([dialogOrInPage, inPageOnTimeout]);
});

/**
 * The legal texts. The URL's fragment names the one to show: in a dialog once hydrated, otherwise
 * in the page, by `:target` alone.
 */
export function LegalDocuments() {
  const [fragment, leaveFragment] = useFragment();
  if (useIsPrerendered()) return <LegalSections />;
  const named = legalDocuments.find(({ id }) => id === fragment);
  return (
    named && (
      <Suspense fallback={null}>
        <LegalDialog document={named} onClose={leaveFragment} />
      </Suspense>
    )
  );
}

function LegalSections() {
  return legalDocuments.map((document) => (
    <LegalSection
      key={document.id}
      document={document}
      sx={{ display: 'none', '&:target': { display: 'block' } }}
    />
  ));
}
