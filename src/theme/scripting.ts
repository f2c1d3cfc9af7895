/** Classes of what is seen only where scripts run, or only where they do not; hydration then changes nothing. */
export const withScript = 'with-script';
export const withoutScript = 'without-script';

export const scripting = `
@media not (scripting: none) { .${withoutScript} { display: none !important; } }
@media (scripting: none) { .${withScript} { display: none !important; } }
`;
