import { landingParts } from './LandingPage';
import { notFoundParts } from './NotFoundPage';

/** Fetches the code of every deferred part, so that a page renders whole at once. */
export async function preloadPages(): Promise<void> {
  await Promise.all([...landingParts, ...notFoundParts].map((part) => part.preload()));
}
