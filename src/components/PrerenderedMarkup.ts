import { createContext } from 'react';

/** The markup of the document that the browser has loaded, before hydration; empty in development. */
export const PrerenderedMarkup = createContext('');
