import type { ReactElement } from 'react';
import { legalDocuments } from '../content/legal';
import { paths } from '../content/paths';
import { result } from '../content/result';
import { FollowUpPage } from './follow-up/FollowUpPage';
import { LandingPage } from './LandingPage';
import { LegalPage } from './LegalPage';
import { NotFoundPage } from './NotFoundPage';
import { ResultPage } from './ResultPage';

export interface SitePage {
  /** Its URL path, as a route; `*` is any other path. */
  path: string;
  element: ReactElement;
  /** Its script runs at once: it has something to do for a visitor who does nothing. */
  runsAtOnce?: true;
}

/**
 * Every page of the site, the landing page first. The build prerenders each one, and links lead to it
 * without a reload.
 */
export const sitePages: readonly SitePage[] = [
  { path: paths.home, element: <LandingPage /> },
  ...legalDocuments.map((text) => ({ path: text.path, element: <LegalPage text={text} /> })),
  ...Object.values(result.pages).map((each) => ({
    path: each.path,
    element: <ResultPage content={each} />,
  })),
  { path: paths.followUp, element: <FollowUpPage />, runsAtOnce: true },
  // It logs the path.
  { path: '*', element: <NotFoundPage />, runsAtOnce: true },
];
