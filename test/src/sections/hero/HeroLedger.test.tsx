import { act, fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { fillTemplate } from '#src/content/fillTemplate.ts';
import { HeroLedger } from '#src/sections/hero/HeroLedger.tsx';
import { focus } from '../../support/focus';
import { prerenderPart, renderPart } from '../../support/render';

const { hand, statement, codes } = ledger;
const URL_OF_TRY = `/#${anchors.ledgerTry}`;

const picture = () => screen.queryByRole('img', { name: ledger.description });
const opening = () => screen.getByRole('link', { name: hand.open });
const choices = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
const again = () => screen.getByRole('button', { name: hand.again });
/** What the foot announces. */
const announced = () => screen.getByRole('status').textContent;
const remaining = (count: number) => `${ledger.remainingLabel} ${count}`;

function open() {
  renderPart(<HeroLedger />);
  focus(opening());
  fireEvent.click(opening());
}

const matchAll = () => choices().forEach((choice) => fireEvent.click(choice));

test('is a picture until the reader follows its link, and then has a choice for each match, the first of them focused', () => {
  renderPart(<HeroLedger />);
  expect(picture()).toBeInTheDocument();
  expect(choices()).toEqual([]);
  focus(opening());
  expect(fireEvent.click(opening())).toBe(false);
  expect(picture()).not.toBeInTheDocument();
  expect(choices()).toHaveLength(codes.length);
  expect(choices()[0]).toHaveFocus();
  expect(screen.getByRole('group', { name: hand.task })).toBeInTheDocument();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click on its link with %s to the browser',
  (modifier) => {
    renderPart(<HeroLedger />);
    expect(opening()).toHaveAttribute('href', `#${anchors.ledgerTry}`);
    expect(fireEvent.click(opening(), { [modifier]: true })).toBe(true);
    expect(picture()).toBeInTheDocument();
  },
);

test('counts the lines that remain, in any order of matches, and takes matches back', () => {
  open();
  expect(announced()).toBe(remaining(statement.length));
  const [first, second, third] = choices();
  for (const [choice, rest] of [
    [third, 4],
    [first, 3],
    [third, 4],
    [second, 3],
  ] as const) {
    if (choice) fireEvent.click(choice);
    expect(announced()).toBe(remaining(rest));
  }
  expect(choices().map(({ checked }) => checked)).toEqual([true, true, false, false]);
});

describe('once all lines are matched', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says how long it took, and leads to the estimator', () => {
    open();
    act(() => jest.advanceTimersByTime(11_200));
    matchAll();
    const sentence = fillTemplate(hand.timed, { seconds: '12' });
    expect(announced()).toBe(`${sentence} ${hand.question}`);
    const link = screen.getByRole('link', { name: hand.question });
    expect(link).toHaveAttribute('href', `#${anchors.estimator}`);
  });

  test('begins again, timed anew, with the focus on the first choice', () => {
    open();
    act(() => jest.advanceTimersByTime(20_000));
    matchAll();
    focus(again());
    fireEvent.click(again());
    expect(choices().filter(({ checked }) => checked)).toEqual([]);
    expect(choices()[0]).toHaveFocus();
    expect(announced()).toBe(remaining(statement.length));
    act(() => jest.advanceTimersByTime(2_500));
    matchAll();
    expect(announced()).toContain(fillTemplate(hand.timed, { seconds: '3' }));
  });
});

test('opens by itself where the URL names it', () => {
  renderPart(<HeroLedger />, URL_OF_TRY);
  expect(choices()).toHaveLength(codes.length);
});

test('is the picture in the document, also where the URL names the choices, until it is hydrated', () => {
  const hydrate = prerenderPart(<HeroLedger />, URL_OF_TRY);
  expect(picture()).toBeInTheDocument();
  expect(choices()).toEqual([]);
  hydrate();
  expect(picture()).not.toBeInTheDocument();
  expect(choices()).toHaveLength(codes.length);
});
