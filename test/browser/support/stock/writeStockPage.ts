import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { production } from '#src/build/webpack/production.ts';
import { stockFolder } from './stockPage';

const ADD_STOCK_PAGE = path.join(__dirname, 'addStockPage.tsx');

/** Builds the site with one more page, of stock MUI parts alone. */
async function writeStockPage(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const configuration = production();
  await import(ADD_STOCK_PAGE);
  await bundle({
    ...configuration,
    entry: { ...(configuration.entry as object), main: [ADD_STOCK_PAGE, './src/main.tsx'] },
    output: { ...configuration.output, path: stockFolder },
    optimization: { minimize: false },
  });
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
