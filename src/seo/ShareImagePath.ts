import { createContext } from 'react';

/** URL path of the share image, which the build draws and the document names; none in development. */
export const ShareImagePath = createContext<string | undefined>(undefined);
