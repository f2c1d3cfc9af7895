/** Class of controls that do nothing without JavaScript: the documents' noscript styles hide them. */
export const NEEDS_SCRIPT = 'needs-script';

export const NOSCRIPT_STYLES = `.${NEEDS_SCRIPT}{display:none!important}`;
