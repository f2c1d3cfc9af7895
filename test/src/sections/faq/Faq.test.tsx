import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { faq } from '../../../../src/content/sections/faq';
import { Faq } from '../../../../src/sections/faq/Faq';
import { focus } from '../../support/focus';
import { renderPart, section } from '../../support/render';

const place = { id: 'faq', code: 'F' };

const questions = () =>
  within(section('Questions fréquentes'))
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryAllByRole('button'));

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

/** Changes the address as a followed link does. */
function follow(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

afterEach(() => window.history.replaceState(null, '', '/'));

/** Finds an answer as soon as its markup answers to React, before any effect that may wait. */
function FoundAtOnce({ rank }: { rank: number }) {
  useLayoutEffect(() => {
    const answer = document.getElementById(`item-${rank}-answer`);
    answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    answer?.removeAttribute('hidden');
  }, [rank]);
  return null;
}

describe('Faq', () => {
  it('has four questions, item-0 to item-3, all closed', () => {
    renderPart(<Faq {...place} />);
    expect(openStates()).toEqual(noneOpen);
    for (const [rank, trigger] of questions().entries()) {
      expect(document.getElementById(`item-${rank}`)).toContainElement(trigger);
    }
  });

  it('ties each answer to its question', async () => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    for (const [rank, item] of faq.items.entries()) {
      await user.click(question(rank));
      const answer = screen.getByRole('region', { name: item.question });
      expect(within(answer).getByRole('paragraph').textContent).toBe(item.answer);
      const buttons = within(answer).queryAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(
        item.start ? [item.start.label] : [],
      );
      expect(question(rank)).toHaveAttribute('aria-controls', answer.id);
    }
  });

  it('opens one at a time', async () => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    await user.click(question(1));
    expect(openStates()).toEqual(onlyOpen(1));
    await user.click(question(3));
    expect(openStates()).toEqual(onlyOpen(3));
  });

  it('closes the open one again', async () => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    await user.click(question(2));
    await user.click(question(2));
    expect(openStates()).toEqual(noneOpen);
  });

  it.each(['{Enter}', ' '])('opens and closes with the key « %s »', async (key) => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    focus(question(0));
    await user.keyboard(key);
    expect(openStates()).toEqual(onlyOpen(0));
    await user.keyboard(key);
    expect(openStates()).toEqual(noneOpen);
  });

  it('leads « Contactez-nous » to the form', () => {
    renderPart(<Faq {...place} />);
    expect(screen.getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute(
      'href',
      '#contact',
    );
  });
});

describe('the keys of the Faq', () => {
  it.each([
    [0, '{ArrowDown}', 1],
    [0, '{ArrowDown}{ArrowDown}{ArrowDown}', 3],
    [3, '{ArrowDown}', 3],
    [3, '{ArrowUp}', 2],
    [0, '{ArrowUp}', 0],
    [2, '{Home}', 0],
    [1, '{End}', 3],
  ])('from question %i, %s moves focus to question %i', async (from, keys, to) => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    focus(question(from));
    await user.keyboard(keys);
    expect(question(to)).toHaveFocus();
    expect(openStates()).toEqual(noneOpen);
  });

  it.each(['Control', 'Shift', 'Alt', 'Meta'])(
    'are the browser’s own with %s',
    async (modifier) => {
      const user = userEvent.setup();
      renderPart(<Faq {...place} />);
      focus(question(1));
      await user.keyboard(`{${modifier}>}{ArrowDown}{Home}{End}{/${modifier}}`);
      expect(question(1)).toHaveFocus();
    },
  );

  it('keep the page from scrolling, and no other key does', () => {
    renderPart(<Faq {...place} />);
    focus(question(1));
    expect(fireEvent.keyDown(question(1), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(question(2), { key: 'PageDown' })).toBe(true);
  });

  it('do nothing outside the questions', () => {
    renderPart(<Faq {...place} />);
    const link = screen.getByRole('link', { name: 'Contactez-nous' });
    focus(link);
    expect(fireEvent.keyDown(link, { key: 'Home' })).toBe(true);
    expect(link).toHaveFocus();
  });
});

describe('a link to one question', () => {
  it('opens it on arrival', () => {
    window.history.replaceState(null, '', '#item-2');
    renderPart(<Faq {...place} />);
    expect(openStates()).toEqual(onlyOpen(2));
  });

  it('opens it when followed later, and closes the other', () => {
    renderPart(<Faq {...place} />);
    follow('#item-0');
    expect(openStates()).toEqual(onlyOpen(0));
    follow('#item-3');
    expect(openStates()).toEqual(onlyOpen(3));
  });

  it.each(['#item-4', '#contact', '#', '#item-2-answer'])('is none of it: %s', (hash) => {
    renderPart(<Faq {...place} />);
    follow(hash);
    expect(openStates()).toEqual(noneOpen);
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

  it('can look into closed answers', () => {
    renderPart(<Faq {...place} />);
    expect(hiddenStates()).toEqual(Array(4).fill('until-found'));
  });

  it('opens the answer it finds something in, and closes the other', async () => {
    renderPart(<Faq {...place} />);
    find(3);
    expect(openStates()).toEqual(onlyOpen(3));
    find(1);
    expect(openStates()).toEqual(onlyOpen(1));
    await waitFor(() =>
      expect(hiddenStates()).toEqual(['until-found', null, 'until-found', 'until-found']),
    );
  });

  it('can look into an answer again once it is closed', async () => {
    const user = userEvent.setup();
    renderPart(<Faq {...place} />);
    await user.click(question(0));
    expect(hiddenStates()[0]).toBeNull();
    await user.click(question(0));
    await waitFor(() => expect(hiddenStates()[0]).toBe('until-found'));
  });

  it('is not missed between the moment the markup is taken over and the first effects', () => {
    renderPart(
      <>
        <Faq {...place} />
        <FoundAtOnce rank={2} />
      </>,
    );
    expect(openStates()).toEqual(onlyOpen(2));
  });
});
