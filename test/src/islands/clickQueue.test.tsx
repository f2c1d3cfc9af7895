import { fireEvent, screen } from '@testing-library/react';
import { FALLBACK_TIMEOUT_MS, queueEarlyClicks } from '#src/islands/clickQueue.ts';
import { QUEUED_LINK, SCRIPTED } from '#src/islands/scripting.ts';

/** A link inside an island that is not hydrated. */
function writeLink(): HTMLElement {
  document.body.innerHTML = `<div data-island="video"><a ${QUEUED_LINK} href="#video">Lire</a></div>`;
  return screen.getByRole('link');
}

beforeAll(queueEarlyClicks);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a click on a link before hydration', () => {
  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'is the browser’s own with %s, which asks for another tab, a window or a file',
    (key) => {
      const isFollowed = fireEvent.click(writeLink(), { [key]: true });
      expect(isFollowed).toBe(true);
      jest.advanceTimersByTime(FALLBACK_TIMEOUT_MS);
      expect(document.documentElement).toHaveAttribute(SCRIPTED);
    },
  );

  test('waits for the code, and follows the link once that has not loaded in time', () => {
    const link = writeLink();
    const received: Event[] = [];
    link.addEventListener('click', (event) => received.push(event));
    expect(fireEvent.click(link)).toBe(false);
    expect(received).toEqual([]);
    jest.advanceTimersByTime(FALLBACK_TIMEOUT_MS);
    expect(received.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
    expect(document.documentElement).not.toHaveAttribute(SCRIPTED);
  });
});
