/** No thread is longer, in pixels. */
export const THREAD_LENGTH = 240;

/** A thread between two lines: of one dash, whose offset draws it. */
export const thread = { strokeWidth: 3, strokeDasharray: THREAD_LENGTH } as const;
