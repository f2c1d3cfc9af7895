import { expect, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`Tab within the header does not scroll the page at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 3000));
    const controls = page.getByRole('banner').getByRole('link').filter({ visible: true });
    // The skip link, which comes first, is visible only while it has the focus.
    await controls.nth(1).evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
    for (const control of (await controls.all()).slice(2)) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(3000);
    }
  });
}
