/**
 * The document's script sets this attribute on the root element. The fallback to no-JS mode removes
 * it.
 */
export const SCRIPTED = 'data-scripted';

/**
 * An island has this attribute once it is hydrated. It stays live when the rest of the page falls
 * back.
 */
export const HYDRATED = 'data-hydrated';

/** Matches what is inside an element that is, or will be, hydrated. */
const LIVE = `:is([${SCRIPTED}] *, [${HYDRATED}] *)`;

/** Styles for an element while no script handles it. */
export const WHEN_NOT_LIVE = `&:not(${LIVE})`;

/** Classes of elements that are visible only where scripts handle them, or only where none do. */
export const WITH_SCRIPT = 'with-script';
export const WITHOUT_SCRIPT = 'without-script';

export const VISIBILITY_RULES = `
.${WITH_SCRIPT}:not(${LIVE}), .${WITHOUT_SCRIPT}${LIVE} { display: none !important; }
`;

/** Attribute of links whose clicks are queued until hydration, as those on buttons are. */
export const QUEUED_LINK = 'data-queued-link';
