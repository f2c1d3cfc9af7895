import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { faq } from '#src/content/sections/faq.ts';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { expectConsoleError } from '../../../setup/consoleGuard';
import { focus } from '../../../support/focus';
import { renderPart } from '../../../support/render';

const place = { id: 'faq' };

function renderFaq() {
  renderPart(<Faq {...place} />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** By text: a search by role (see readingOrder.test.tsx) takes jsdom a hundred times as long. */
const questions = () =>
  faq.items.map((item) => {
    const trigger = screen.getByText(item.question, { normalizer: String }).closest('button');
    if (!trigger) throw new Error(`${item.id} has no button.`);
    expect(document.getElementById(item.id)).toContainElement(trigger);
    expect(trigger).toHaveAttribute('aria-controls', `${item.id}-answer`);
    return trigger;
  });

function question(rank: number): HTMLElement {
  const found = questions()[rank];
  if (!found) throw new Error(`There is no question ${rank}.`);
  return found;
}

const openStates = () => questions().map((trigger) => trigger.getAttribute('aria-expanded'));

function onlyOpen(rank: number) {
  return faq.items.map((_item, index) => String(index === rank));
}

const noneOpen = onlyOpen(-1);

/** Changes the URL as a followed link does. */
function follow(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

afterEach(() => window.history.replaceState(null, '', '/'));

/** Finds an answer as the browser may do right after hydration, before React runs its effects. */
function FoundAtOnce({ rank }: { rank: number }) {
  useLayoutEffect(() => {
    const answer = document.getElementById(`item-${rank}-answer`);
    answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    answer?.removeAttribute('hidden');
  }, [rank]);
  return null;
}

describe('Faq', () => {
  it('has four closed questions, opens one at a time, and closes it again', async () => {
    const user = renderFaq();
    expect(openStates()).toEqual(noneOpen);
    for (const [clicked, expected] of [
      [1, onlyOpen(1)],
      [3, onlyOpen(3)],
      [3, noneOpen],
    ] as const) {
      await user.click(question(clicked));
      expect(openStates()).toEqual(expected);
    }
  });

  it.each(['{Enter}', ' '])('opens and closes with the key « %s »', async (key) => {
    const user = renderFaq();
    focus(question(0));
    await user.keyboard(key);
    expect(openStates()).toEqual(onlyOpen(0));
    await user.keyboard(key);
    expect(openStates()).toEqual(noneOpen);
  });
});

it('is one landmark, with one more for each open answer', async () => {
  const user = renderFaq();
  const landmarks = () => screen.getAllByRole('region', { hidden: true }).length;
  expect(landmarks()).toBe(1);
  await user.click(question(1));
  expect(landmarks()).toBe(2);
  await user.click(question(1));
  await waitFor(() => expect(landmarks()).toBe(1));
});

describe('the keys of the Faq', () => {
  it('move focus between questions, stop at the ends and open nothing', async () => {
    const user = renderFaq();
    focus(question(0));
    for (const [key, expected] of [
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', 3],
      ['ArrowDown', 3],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      const focused = questions().indexOf(document.activeElement as HTMLButtonElement);
      expect([key, focused]).toEqual([key, expected]);
    }
    expect(openStates()).toEqual(noneOpen);
  });

  it('keep their browser meaning with a modifier', async () => {
    const user = renderFaq();
    focus(question(1));
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta']) {
      await user.keyboard(`{${modifier}>}{ArrowDown}{Home}{End}{/${modifier}}`);
      expect(question(1)).toHaveFocus();
    }
  });

  it('do not scroll the page, while other keys, and keys elsewhere, keep their usual effect', () => {
    renderFaq();
    focus(question(1));
    expect(fireEvent.keyDown(question(1), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(question(2), { key: 'PageDown' })).toBe(true);
    const link = screen.getByRole('link', { name: 'Contactez-nous' });
    focus(link);
    expect(fireEvent.keyDown(link, { key: 'Home' })).toBe(true);
    expect(link).toHaveFocus();
  });
});

describe('a link to one question', () => {
  it('opens it on load, and another when followed later', () => {
    window.history.replaceState(null, '', '#item-2');
    renderFaq();
    expect(openStates()).toEqual(onlyOpen(2));
    follow('#item-0');
    expect(openStates()).toEqual(onlyOpen(0));
  });

  it('opens nothing for any other fragment', () => {
    renderFaq();
    for (const hash of ['#item-4', '#contact', '#', '#item-2-answer']) {
      follow(hash);
      expect(openStates()).toEqual(noneOpen);
    }
  });
});

describe('the page search of the browser', () => {
  const answers = () =>
    faq.items.map(({ id }) => {
      const answer = document.getElementById(`${id}-answer`);
      if (!answer) throw new Error(`There is no answer ${id}.`);
      return answer;
    });
  const hiddenStates = () => answers().map((answer) => answer.getAttribute('hidden'));
  const find = (rank: number) =>
    act(() => void answers()[rank]?.dispatchEvent(new Event('beforematch', { bubbles: true })));

  it('opens the answer it finds something in, and closes the other', async () => {
    renderFaq();
    expect(hiddenStates()).toEqual(Array(4).fill('until-found'));
    find(3);
    expect(openStates()).toEqual(onlyOpen(3));
    find(1);
    expect(openStates()).toEqual(onlyOpen(1));
    await waitFor(() =>
      expect(hiddenStates()).toEqual(['until-found', null, 'until-found', 'until-found']),
    );
  });

  it('can search an answer again once it is closed', async () => {
    const user = renderFaq();
    await user.click(question(0));
    expect(hiddenStates()[0]).toBeNull();
    await user.click(question(0));
    await waitFor(() => expect(hiddenStates()[0]).toBe('until-found'));
  });

  it('opens an answer that it finds between hydration and the first effects', () => {
    // The browser finds it after React's commit, this test during it.
    expectConsoleError(/flushSync was called from inside a lifecycle method/);
    renderPart(
      <>
        <Faq {...place} />
        <FoundAtOnce rank={2} />
      </>,
    );
    expect(openStates()).toEqual(onlyOpen(2));
  });
});
