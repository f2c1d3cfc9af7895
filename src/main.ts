import { bootstrap } from './hydration/bootstrapScript';
import { logAttemptedPath } from './pages/logAttemptedPath';

/** The script inside each document of the built site. */
const { islands, stylesheet } = document.currentScript?.dataset ?? {};
if (islands && stylesheet) bootstrap({ islands, stylesheet });
else logAttemptedPath();
