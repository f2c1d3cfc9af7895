/**
 * Marks elements that are or will be hydrated: the root from the bootstrap script on until the
 * fallback to no-JS mode, and each hydrated island. The selector is for everywhere else.
 */
export const scripted = {
  attribute: 'data-scripted',
  absent: '&:not([data-scripted] *)',
} as const;

/** Classes of what is shown only there, or only elsewhere, without hydration changing it. */
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
