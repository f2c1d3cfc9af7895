import { IMMUTABLE, REVALIDATE, type SiteHeaders } from './siteHeaders';

/** The part of the configuration that the preview sends, too. */
export interface AzureHeaders {
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly routes: readonly {
    readonly route: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

/**
 * Generates `staticwebapp.config.json` for Azure Static Web Apps. A route's header replaces the
 * global one.
 *
 * @see https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function azureConfig({ everywhere, immutable }: SiteHeaders): string {
  const headers: AzureHeaders = {
    globalHeaders: { ...everywhere, 'Cache-Control': REVALIDATE },
    routes: immutable.map((route) => ({
      route,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
  };
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    ...headers,
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: { '.woff2': 'font/woff2' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
