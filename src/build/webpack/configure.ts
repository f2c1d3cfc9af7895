import type { Configuration } from 'webpack';

interface Environment {
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

/** `npm start` serves the page, everything else builds the site. */
export async function configure({ WEBPACK_SERVE }: Environment): Promise<Configuration> {
  // React reads it when it is loaded, to prerender. Both modes' modules load it.
  process.env.NODE_ENV = WEBPACK_SERVE ? 'development' : 'production';
  if (WEBPACK_SERVE) return (await import('./development')).development();
  return (await import('./production')).production();
}
