import type { Page } from 'playwright-core';

/** One way in which a visitor sees the page. */
export interface Look {
  name: string;
  width: number;
  /** The visitor's own text size: 2 is 200 % (WCAG 1.4.4). */
  textScale: number;
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
}

const plain: Omit<Look, 'name' | 'width'> = {
  textScale: 1,
  forcedColors: 'none',
  reducedMotion: 'reduce',
};

export const enlarged: Look = { ...plain, name: '200 % text at 320 px', width: 320, textScale: 2 };

/** The two layouts. What a state adds looks the same in any other look, as far as axe can tell. */
export const layouts: Look[] = [
  { ...plain, name: '360 px', width: 360 },
  { ...plain, name: '1440 px', width: 1440 },
];

export const looks: Look[] = [
  { ...plain, name: '768 px', width: 768 },
  { ...plain, name: 'with motion', width: 1440, reducedMotion: 'no-preference' },
  { ...plain, name: 'forced colours', width: 1440, forcedColors: 'active' },
  enlarged,
];

/** Shows an open page in another look, at rest. */
export async function show(page: Page, look: Look): Promise<void> {
  const { width, forcedColors, reducedMotion, textScale } = look;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ forcedColors, reducedMotion });
  await page.evaluate((scale) => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
  }, textScale);
  await page.evaluate(endAnimations);
}

/** In the next frame: the one that a change of look starts them in. */
async function endAnimations() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
