/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import { bootstrap } from '#src/islands/bootstrap.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests a missing script again after a pause that doubles, but at once on a click', async () => {
  document.body.innerHTML = '<div data-island="questions"><p>Questions</p></div>';
  bootstrap('/missing.js');

  function interact(type: 'click' | 'pointerover') {
    document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Lets the pending request fail, and returns how many there have been. */
  async function countRequests() {
    const requests = [...document.querySelectorAll('script')];
    requests.at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    return requests.length;
  }

  interact('pointerover');
  expect(await countRequests()).toBe(1);
  interact('pointerover');
  expect(await countRequests()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  interact('pointerover');
  expect(await countRequests()).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  interact('pointerover');
  expect(await countRequests()).toBe(2);
  interact('click');
  expect(await countRequests()).toBe(3);
});
