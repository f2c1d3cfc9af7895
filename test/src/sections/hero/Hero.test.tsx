import { act, fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { fillTemplate } from '#src/content/fillTemplate.ts';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { focus } from '../../support/focus';
import { renderPart } from '../../support/render';

const { hand, codes } = ledger;

const picture = () => screen.queryByRole('img', { name: ledger.description });
const opening = () => screen.getByRole('link', { name: hand.open });
const choices = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
/** What the foot announces. */
const announced = () => screen.getByRole('status').textContent;

test('is a picture until the reader follows its link, and then has a choice for each match, the first of them focused', () => {
  renderPart(<Hero />);
  expect(picture()).toBeInTheDocument();
  expect(choices()).toEqual([]);
  expect(opening()).toHaveAttribute('href', `#${anchors.ledgerTry}`);
  // Clicks for another tab or window are the browser's.
  expect(fireEvent.click(opening(), { ctrlKey: true })).toBe(true);
  expect(picture()).toBeInTheDocument();
  focus(opening());
  expect(fireEvent.click(opening())).toBe(false);
  expect(picture()).not.toBeInTheDocument();
  expect(choices()).toHaveLength(codes.length);
  expect(choices()[0]).toHaveFocus();
  expect(screen.getByRole('group', { name: hand.task })).toBeInTheDocument();
});

test('says how long it took once all lines are matched, and leads to the estimator', () => {
  jest.useFakeTimers();
  renderPart(<Hero />);
  fireEvent.click(opening());
  act(() => jest.advanceTimersByTime(11_200));
  for (const choice of choices()) fireEvent.click(choice);
  jest.useRealTimers();
  const sentence = fillTemplate(hand.timed, { seconds: '12' });
  expect(announced()).toBe(`${sentence} ${hand.question}`);
  const link = screen.getByRole('link', { name: hand.question });
  expect(link).toHaveAttribute('href', `#${anchors.estimator}`);
});
