import { unpackPinnedChromium } from '../support/chromium';

/** Before any of Playwright's processes launches it. */
export default unpackPinnedChromium;
