/** Attribute of the root element while the deferred stylesheet is pending. */
export const stylesPending = 'data-styles-pending';

/** Attribute of a part that is shown already. */
export const revealed = 'data-revealed';

/** Selects what follows the first section, and what is in its figure: all but `LandingTop`. */
export const pendingParts = `[${stylesPending}] :is(main > section ~ *, main ~ *:not(script), figure > *):not([${revealed}])`;

/** Hides pending parts. With `content-visibility`, the stylesheet would cause layout shifts. */
export const foucGuard = `@media screen { ${pendingParts} { display: none; } }`;
