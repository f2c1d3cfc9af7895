/**
 * Where scripts answer, or are about to: on the root from the first script on, until the code is
 * known not to come; on a section from hydration on. The selector is for everywhere else.
 */
export const scripted = {
  attribute: 'data-scripted',
  absent: '&:not([data-scripted] *)',
} as const;

/** Classes of what is seen only where scripts answer, or only where they do not; hydration then changes nothing. */
export const withScript = 'with-script';
export const withoutScript = 'without-script';

export const scripting = `
.${withScript}:not([${scripted.attribute}] *), [${scripted.attribute}] .${withoutScript} { display: none !important; }
`;
