import type { Page } from 'playwright-core';

/** One way in which a visitor sees the page. */
export interface DisplayMode {
  name: string;
  width: number;
  /** The visitor's own text size: 2 is 200 % (WCAG 1.4.4). */
  textScale?: number;
  media?: Parameters<Page['emulateMedia']>[0];
}

export const wide: DisplayMode = { name: '1440 px', width: 1440 };
export const enlarged: DisplayMode = { name: '200 % text at 320 px', width: 320, textScale: 2 };

export const displayModes: DisplayMode[] = [
  { name: '360 px', width: 360 },
  { name: '768 px', width: 768 },
  { name: 'with motion', width: 1440, media: { reducedMotion: 'no-preference' } },
  { name: 'forced colours', width: 1440, media: { forcedColors: 'active' } },
];

/** Shows an open page in another mode, with its animations ended. */
export async function show(page: Page, { width, textScale = 1, media }: DisplayMode) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', ...media });
  await page.evaluate((scale) => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
  }, textScale);
  await page.evaluate(endAnimations);
}

/** Sets the text size in the browser's settings, which `em` in media queries follows. */
export async function setBrowserFontSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** A change of mode starts its animations in the next frame. */
async function endAnimations() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
