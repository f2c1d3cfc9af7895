import type { Page } from '@playwright/test';

/** Sets the text size in the browser's settings, which `em` in media queries follows. */
export async function setBrowserFontSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
