import { bootstrap } from './hydration/bootstrapScript';
import { logAttemptedPath } from './pages/logAttemptedPath';

/** The script inside each document of the built site. */
const { islands, stylesheet, font } = document.currentScript?.dataset ?? {};
if (islands && stylesheet && font) bootstrap({ islands, stylesheet, font });
else logAttemptedPath();
