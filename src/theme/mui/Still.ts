import type { PropsWithChildren } from 'react';

/** Takes the place of an MUI part's transition: its content is shown and hidden by other means. */
export const Still = ({ children }: PropsWithChildren) => children;
