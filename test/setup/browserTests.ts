import { unpackPinnedChromium } from '../support/chromium';

/** Runs once, before all browser tests. */
export default function prepareBrowserTests() {
  unpackPinnedChromium();
}
