/**
 * Marks elements that are or will be hydrated: the root from the bootstrap script on until the
 * fallback to no-JS mode, and each hydrated island. `absent` selects elements outside of both.
 */
export const scripted = {
  attribute: 'data-scripted',
  absent: '&:not([data-scripted] *)',
} as const;

/** Classes of elements that are visible only inside marked elements, or only outside. */
export const withScript = 'with-script';
export const withoutScript = 'without-script';

export const visibilityRules = `
.${withScript}:not([${scripted.attribute}] *), [${scripted.attribute}] .${withoutScript} { display: none !important; }
`;

/** A click without a response feels ignored after three seconds. */
export const FALLBACK_TIMEOUT_MS = 2_500;

/** Whether islands that are not hydrated are in no-JS mode. */
export function isNoJsFallback(): boolean {
  return typeof document === 'object' && !document.documentElement.hasAttribute(scripted.attribute);
}
