/**
 * Marks elements that are or will be hydrated: the root from the document's script on until the
 * fallback to no-JS mode, and each hydrated island. `absent` selects elements outside of both.
 */
export const scripted = {
  attribute: 'data-scripted',
  absent: '&:not([data-scripted] *)',
} as const;

/** Classes of elements that are visible only inside marked elements, or only outside. */
export const WITH_SCRIPT = 'with-script';
export const WITHOUT_SCRIPT = 'without-script';

export const VISIBILITY_RULES = `
.${WITH_SCRIPT}:not([${scripted.attribute}] *), [${scripted.attribute}] .${WITHOUT_SCRIPT} { display: none !important; }
`;

/** Attribute of links whose clicks are queued until hydration, as those on buttons are. */
export const QUEUED_LINK = 'data-queued-link';
