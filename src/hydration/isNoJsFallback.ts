import { scripted } from './scripting';

/** Whether the page, where it is not hydrated, is what it is without JavaScript. */
export function isNoJsFallback(): boolean {
  if (typeof document === 'undefined') return false;
  return !document.documentElement.hasAttribute(scripted.attribute);
}
