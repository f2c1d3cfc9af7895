import { deferredParts } from './LandingPage';
import { NotFoundMessage } from './NotFoundPage';

/** Fetches the code of every deferred part, so that a page renders whole at once. */
export async function preloadPages(): Promise<void> {
  await Promise.all([...deferredParts, NotFoundMessage].map((part) => part.preload()));
}
