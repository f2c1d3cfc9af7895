import { anchors } from '#src/content/anchors.ts';
import { expect, test } from '../support/test';

test('the hours of the ruler are equally wide, and end where the bars do', async ({ page }) => {
  await page.goto('/');
  const section = page.locator(`#${anchors.customerCase}`);
  const { marks, end } = await section.evaluate((element) => {
    const labels = [...element.querySelectorAll('[aria-hidden] span')];
    const bars = element.querySelector('svg')?.getBoundingClientRect();
    const last = labels.pop()?.getBoundingClientRect();
    const lefts = labels.map((label) => label.getBoundingClientRect().left);
    return { marks: [...lefts, last?.right ?? 0], end: bars?.right };
  });
  const hours = marks.slice(1).map((mark, rank) => mark - (marks[rank] ?? 0));
  expect(marks.at(-1)).toBeCloseTo(end ?? 0, 0);
  expect(Math.max(...hours) - Math.min(...hours)).toBeLessThan(1);
});
