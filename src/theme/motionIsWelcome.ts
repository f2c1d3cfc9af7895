/** Where the reader has not asked for less motion. */
export const motionIsWelcome = '@media (prefers-reduced-motion: no-preference)';
