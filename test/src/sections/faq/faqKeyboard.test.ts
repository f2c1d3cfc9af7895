import { nextFocus } from '../../../../src/sections/faq/faqKeyboard';

describe('nextFocus, among four questions', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['End', 3, 3],
  ])('%s moves from %i to %i', (key, current, expected) => {
    expect(nextFocus(key, current, 4)).toBe(expected);
  });

  it.each(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'PageDown', 'a', ''])(
    'leaves the key %p to the browser',
    (key) => {
      expect(nextFocus(key, 1, 4)).toBeUndefined();
    },
  );

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
    'leaves %s to the browser when focus is on no question',
    (key) => {
      expect(nextFocus(key, -1, 4)).toBeUndefined();
      expect(nextFocus(key, 0, 0)).toBeUndefined();
    },
  );
});
