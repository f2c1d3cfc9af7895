import { readSiteAddresses } from './src/site/siteAddresses';
import { developmentConfiguration } from './src/site/webpack/developmentConfiguration';
import { pageSettings } from './src/site/webpack/pageSettings';
import { productionConfigurations } from './src/site/webpack/productionConfigurations';

/** The parts are in src/site/webpack. */
export default function configure(_env: unknown, argv: { mode?: string }) {
  const { SUPABASE_ANON_KEY, SOURCE_MAPS, PAGE_PORT, FUNCTION_ORIGIN } = process.env;
  const addresses = readSiteAddresses(process.env);
  const settings = pageSettings(addresses, SUPABASE_ANON_KEY);
  if (argv.mode === 'production') {
    return productionConfigurations({ addresses, settings, hasSourceMaps: SOURCE_MAPS === '1' });
  }
  return developmentConfiguration({
    settings,
    port: PAGE_PORT ?? '8080',
    functionOrigin: FUNCTION_ORIGIN ?? 'http://127.0.0.1:54321',
  });
}
