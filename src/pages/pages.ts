import { LandingPage } from './LandingPage';
import { NotFoundPage } from './NotFoundPage';

/** The pages, by the name that #root bears in their documents. */
export const pages = {
  home: { path: '/', Content: LandingPage },
  'not-found': { path: '*', Content: NotFoundPage },
} as const;

export type PageName = keyof typeof pages;

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
