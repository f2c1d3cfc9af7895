import { bootstrap } from './islands/bootstrap';
import { showCurrentYear } from './islands/currentYear';
import { setFontBySection } from './islands/fontBySection';
import { hideUntilFound } from './islands/hideUntilFound';

/** The script inside every document of the site. */
const { islands, notFound } = document.currentScript?.dataset ?? {};
if (islands) bootstrap(islands);
if (notFound !== undefined) console.warn(`404: no page at ${location.pathname}`);
document.addEventListener('DOMContentLoaded', () => {
  showCurrentYear();
  for (const element of document.querySelectorAll('[hidden]')) hideUntilFound(element);
  void setFontBySection(document.fonts.ready);
});
