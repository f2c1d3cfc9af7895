import { bootstrap } from './hydration/bootstrapScript';
import { logAttemptedPath } from './pages/logAttemptedPath';

/** The script inside both documents of the built site. Only the home page has islands. */
const { islands, stylesheet, font } = document.currentScript?.dataset ?? {};
if (islands && stylesheet && font) bootstrap({ islands, stylesheet, font });
else logAttemptedPath();
