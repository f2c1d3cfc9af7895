/** How wide a text is beside a claim of 1fr: on wide screens it begins where the form does. */
export const TEXT_WIDTH = '1.32fr';

/** The space between claims and texts, in pixels. */
export const GUTTER = 72;
