import type { Page } from 'playwright-core';

/** One way in which a visitor sees the page. */
export interface DisplayMode {
  name: string;
  width: number;
  /** The visitor's own text size: 2 is 200 % (WCAG 1.4.4). */
  textScale: number;
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

export const wide: DisplayMode = {
  name: '1440 px',
  width: 1440,
  textScale: 1,
  forcedColors: 'none',
  reducedMotion: 'reduce',
};

export const enlarged: DisplayMode = {
  ...wide,
  name: '200 % text at 320 px',
  width: 320,
  textScale: 2,
};

export const displayModes: DisplayMode[] = [
  { ...wide, name: '360 px', width: 360 },
  { ...wide, name: '768 px', width: 768 },
  { ...wide, name: 'with motion', reducedMotion: 'no-preference' },
  { ...wide, name: 'forced colours', forcedColors: 'active' },
];

/** Shows an open page in another mode, with its animations ended. */
export async function show(page: Page, mode: DisplayMode): Promise<void> {
  const { width, forcedColors, reducedMotion, textScale } = mode;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ forcedColors, reducedMotion });
  await page.evaluate((scale) => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
  }, textScale);
  await page.evaluate(endAnimations);
}

/** The frame after a change of mode starts its animations. */
async function endAnimations() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
