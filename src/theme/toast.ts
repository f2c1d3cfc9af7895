import { breakpoints } from './tokens';

/** In windows of this width, a toast at the bottom left would cover the form: it stands at the top. */
export const toastOnTop = `@media (width < ${breakpoints.lg}px)`;
