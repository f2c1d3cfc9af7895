import { sitePages, type SitePage } from '#src/pages/sitePages.tsx';
import { Head } from '#src/seo/Head.tsx';
import { StockSection } from './StockSection';

export const STOCK_PATH = '/pieces/';

// Before the site is rendered, in Node and in the browser.
(sitePages as SitePage[]).unshift({
  path: STOCK_PATH,
  element: (
    <>
      <Head title="Pièces" description="Les pièces de MUI" path={STOCK_PATH} />
      <main>
        <StockSection id="papier" />
        <StockSection id="encre" ground="ink" />
      </main>
    </>
  ),
});
