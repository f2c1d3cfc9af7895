import { createContext } from 'react';

/** URL path of the share image, which the build draws. Only the build's documents name it. */
export const ShareImagePath = createContext<string | undefined>(undefined);
