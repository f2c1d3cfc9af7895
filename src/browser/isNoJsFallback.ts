import { scripted } from '../theme/scripting';

/** Whether islands that are not hydrated are in no-JS mode. */
export function isNoJsFallback(): boolean {
  return typeof document === 'object' && !document.documentElement.hasAttribute(scripted.attribute);
}
