import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { contentSecurityPolicy } from '#src/build/hosts/contentSecurityPolicy.ts';
import { hashInline } from '#src/build/hosts/hashInline.ts';
import { readPageSettings, readSiteUrls } from '#src/build/settings.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { noFiles } from '../../../support/plainDocuments';
import { stockDocument, stockFolder, type StockDocument } from './stockPage';

const makeConfiguration = createRequire(__filename)('../../../../webpack.config.ts') as (
  environment: object,
  options: { mode: string },
) => Configuration;

/** Builds the site with one more page, of stock MUI parts alone: its document and its script. */
async function writeStockPage(): Promise<void> {
  const configuration = makeConfiguration({}, { mode: 'production' });
  await bundle({
    ...configuration,
    entry: {
      stock: [path.join(__dirname, 'addStockPage.tsx'), path.join(REPOSITORY, 'src/main.tsx')],
    },
    output: { ...configuration.output, path: stockFolder, filename: '[name].js' },
    optimization: { minimize: false, splitChunks: false },
  });
  Object.assign(process.env, readPageSettings(process.env));
  await import('./addStockPage');
  const { renderPages } = await import('#src/build/prerender.tsx');
  const documents = await renderPages({
    ...noFiles,
    loader: 'import(document.currentScript.dataset.main)',
    main: '/assets/stock.js',
  });
  const html = documents.find((file) => file.path.startsWith('/pieces/'))?.content ?? '';
  const policy = contentSecurityPolicy(hashInline([html]), readSiteUrls(process.env));
  mkdirSync(stockFolder, { recursive: true });
  const document: StockDocument = { html, policy };
  writeFileSync(stockDocument, JSON.stringify(document));
}

const bundle = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });

writeStockPage().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
