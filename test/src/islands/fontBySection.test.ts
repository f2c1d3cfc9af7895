/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import { setFontBySection } from '#src/islands/fontBySection.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each frame gives the page’s font to one more section after the first', async () => {
  document.body.innerHTML = '<section></section>'.repeat(4);
  const fonts = () => [...document.querySelectorAll('section')].map((it) => it.style.fontFamily);
  const frames = [fonts()];
  void setFontBySection(Promise.resolve());
  await Promise.resolve();
  for (let frame = 1; frame <= 3; frame += 1) {
    jest.advanceTimersToNextFrame();
    await Promise.resolve();
    frames.push(fonts());
  }
  expect(frames).toEqual([
    ['', '', '', ''],
    ['', 'inherit', '', ''],
    ['', 'inherit', 'inherit', ''],
    ['', 'inherit', 'inherit', 'inherit'],
  ]);
});
