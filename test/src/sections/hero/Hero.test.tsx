import { act, fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { fillTemplate } from '#src/content/writing/fillTemplate.ts';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { renderPart } from '../../support/render';

const { byHand } = ledger;

const opening = () => screen.getByRole('link', { name: byHand.open });

afterEach(() => jest.useRealTimers());

// Browser tests show how it is matched by hand.
test('is a picture with a description, whose link leaves other tabs and windows to the browser', () => {
  renderPart(<Hero />);
  expect(fireEvent.click(opening(), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('img', { name: ledger.description })).toBeInTheDocument();
  expect(fireEvent.click(opening())).toBe(false);
  expect(screen.queryByRole('img', { name: ledger.description })).not.toBeInTheDocument();
});

test('says how long it took once all lines are matched', () => {
  jest.useFakeTimers();
  renderPart(<Hero />);
  fireEvent.click(opening());
  act(() => jest.advanceTimersByTime(11_200));
  for (const choice of screen.getAllByRole('checkbox')) fireEvent.click(choice);
  const sentence = fillTemplate(byHand.timed, { seconds: '12' });
  // It leads to the estimator, which goes with the customer's case.
  const question = hasSection(anchors.customerCase) ? byHand.question : '';
  expect(screen.getByRole('status').textContent).toBe(`${sentence} ${question}`);
});
