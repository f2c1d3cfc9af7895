import { scripted } from './scripting';

/** A click without a response feels ignored after three seconds. */
export const FALLBACK_TIMEOUT_MS = 2_500;

/** Whether islands that are not hydrated are in no-JS mode. */
export function isNoJsFallback(): boolean {
  if (typeof document === 'undefined') return false;
  return !document.documentElement.hasAttribute(scripted.attribute);
}
