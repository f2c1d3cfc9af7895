/** Claims, the gutter, and texts, which on wide screens begin where the form does. */
export const CLAIM_COLUMNS = 'minmax(0, 1fr) 72px minmax(0, 1.32fr)';
