import { createContext } from 'react';
import { SCRIPT_ONLY } from './ScriptOnly';

/** The markup of the document that the browser has loaded, before hydration; empty in development. */
export const PrerenderedMarkup = createContext('');

/** Parses it to the page as it is without JavaScript. */
export function parsePlainPage(prerendered: string): Document {
  const page = new DOMParser().parseFromString(prerendered, 'text/html');
  for (const part of page.querySelectorAll(`.${SCRIPT_ONLY}`)) part.remove();
  return page;
}
