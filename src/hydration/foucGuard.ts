/** Attribute of the root element while the deferred stylesheet is pending. */
export const stylesPending = 'data-styles-pending';

/** Attribute of a part that is shown nevertheless. */
export const revealed = 'data-revealed';

/** What follows the first section, and what is in its figure (pages/LandingPage.tsx, LandingTop). */
export const pendingParts = `[${stylesPending}] :is(main > section ~ *, main ~ *:not(script), figure > *):not([${revealed}])`;

/** Hidden until styled; `content-visibility` would count as a layout shift when the styles come. */
export const foucGuard = `@media screen { ${pendingParts} { display: none; } }`;
