import { fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { CONTACT_US, faq } from '#src/content/sections/faq.ts';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { focus } from '../../support/focus';
import { renderPart } from '../../support/render';

function renderFaq() {
  renderPart(<Faq />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

const last = faq.items.length - 1;

/** The fragment of a question's URL. */
const idOf = (rank: number) => faq.items[rank]?.id ?? '';

/** By text: a search by role takes jsdom a hundred times as long. */
function question(rank: number): HTMLElement {
  const trigger = screen.getByText(
    (_text, element) =>
      element?.tagName === 'BUTTON' && element.textContent === faq.items[rank]?.question,
  );
  expect(document.getElementById(idOf(rank))).toContainElement(trigger);
  expect(trigger.parentElement?.tagName).toBe('H3');
  expect(trigger).toHaveAttribute('aria-controls', `${idOf(rank)}-answer`);
  return trigger;
}

/** The ranks of the open questions. */
const open = () =>
  [...faq.items.keys()].filter((rank) => question(rank).getAttribute('aria-expanded') === 'true');

describe('the keys of the Faq', () => {
  test('move focus between questions, stop at the ends, and open and close nothing', async () => {
    const user = renderFaq();
    focus(question(0));
    for (const [key, expected] of [
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', last],
      ['ArrowDown', last],
      ['ArrowUp', last - 1],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(question(expected)).toHaveFocus();
    }
    expect(open()).toEqual([0]);
  });

  test('keep their browser meaning with a modifier', async () => {
    const user = renderFaq();
    focus(question(1));
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta']) {
      await user.keyboard(`{${modifier}>}{ArrowDown}{Home}{End}{/${modifier}}`);
      expect(question(1)).toHaveFocus();
    }
  });

  test('do not scroll the page, while other keys, and keys elsewhere, keep their usual effect', () => {
    renderFaq();
    focus(question(1));
    expect(fireEvent.keyDown(question(1), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(question(0), { key: 'PageDown' })).toBe(true);
    const link = screen.getByRole('link', { name: CONTACT_US });
    focus(link);
    expect(fireEvent.keyDown(link, { key: 'Home' })).toBe(true);
    expect(link).toHaveFocus();
  });
});

test('only one question is open, at first the first one, and it closes again', async () => {
  const user = renderFaq();
  expect(open()).toEqual([0]);
  await user.click(question(last));
  expect(open()).toEqual([last]);
  await user.click(question(last));
  expect(open()).toEqual([]);
});
