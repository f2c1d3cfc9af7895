import { IslandError } from './components/IslandError';
import { PrerenderedPart } from './components/PrerenderedPart';
import { exposeHydration } from './islands/hydrateIsland';
import { VersionStart } from './sections/Benefits';
import { ContactBody } from './sections/contact/Contact';
import { PrerenderedForm } from './sections/contact/PrerenderedForm';
import { Estimator } from './sections/customer-case/estimator/Estimator';
import { FaqBody } from './sections/faq/Faq';
import { LedgerBalance } from './sections/hero/LedgerBalance';
import { TrustQuestions } from './sections/trust/Trust';
import { VideoPlayer } from './sections/video-demo/VideoPlayer';
import { AppTheme } from './theme/AppTheme';

/**
 * webpack's entry for the script that documents load on demand. Only these parts of the page, each
 * named by an `Island`, have code in the browser.
 */
exposeHydration(AppTheme, {
  balance: { Component: LedgerBalance, Failed: PrerenderedPart },
  version: { Component: VersionStart, Failed: IslandError },
  trust: { Component: TrustQuestions, Failed: IslandError },
  estimator: { Component: Estimator, Failed: IslandError },
  video: { Component: VideoPlayer, Failed: IslandError },
  contact: { Component: ContactBody, Failed: PrerenderedForm },
  questions: { Component: FaqBody, Failed: IslandError },
});
