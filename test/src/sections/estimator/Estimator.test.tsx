import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchors } from '#src/content/anchors.ts';
import { describeEstimate, estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { Estimator } from '#src/sections/estimator/Estimator.tsx';
import { renderPart } from '../../support/render';
import { words } from '../../../support/words';

const { min, max, initial } = minutesOffered;

const slider = () => screen.getByRole('slider', { name: estimator.label });
const print = () => screen.getByRole('button', { name: estimator.print });
const attach = () => screen.getByRole('link', { name: estimator.attach });
const moveTo = (minutes: number) => fireEvent.change(slider(), { target: { value: minutes } });

function expectShown(minutes: number) {
  const { slider: valueText, ...shown } = describeEstimate(minutes);
  for (const text of Object.values(shown)) {
    expect(screen.getAllByText(words(text)).length).toBeGreaterThan(0);
  }
  expect(slider()).toHaveAttribute('aria-valuetext', valueText);
}

test('begins with the customer’s figure, and shows the result wherever the slider stops', () => {
  renderPart(<Estimator />);
  expectShown(initial);
  for (const minutes of [min, 255, max]) {
    moveTo(minutes);
    expectShown(minutes);
  }
});

test('is where visitors left it when they come back from another page', () => {
  const { unmount } = renderPart(<Estimator />);
  moveTo(max);
  unmount();
  renderPart(<Estimator />);
  expectShown(max);
});

test('prints the page', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderPart(<Estimator />);
  await userEvent.click(print());
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockRestore();
});

// As in Firefox for Android before 114, and in the browsers of some apps.
test('offers no print where the browser has none', () => {
  const printed = Object.getOwnPropertyDescriptors(window).print;
  Reflect.deleteProperty(window, 'print');
  renderPart(<Estimator />);
  expect(screen.queryByRole('button', { name: estimator.print })).toBeNull();
  Object.defineProperty(window, 'print', printed);
});

test('attaches nothing while a request is sent, whose success would erase it', async () => {
  renderPart(
    <>
      <Estimator />
      <section id={anchors.contact}>
        <textarea name="message" defaultValue="Bonjour" readOnly />
      </section>
    </>,
  );
  const message = screen.getByRole('textbox');
  await userEvent.click(attach());
  expect(message).toHaveValue('Bonjour');
  expect(message).toHaveFocus();
});
