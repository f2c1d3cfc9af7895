import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchors } from '#src/content/anchors.ts';
import { estimator, minutesOffered } from '#src/content/sections/estimator.ts';
import { fillTemplate } from '#src/content/fillTemplate.ts';
import { Estimator } from '#src/sections/customer-case/estimator/Estimator.tsx';
import { renderPart } from '../../../support/render';
import { words } from '../../../../support/words';
import { estimate } from '../../../../support/estimate';

const { min, max, initial } = minutesOffered;

const slider = () => screen.getByRole('slider', { name: estimator.label });
const print = () => screen.getByRole('button', { name: estimator.print });
const attach = () => screen.getByRole('link', { name: estimator.attach });
const moveTo = (minutes: number) => fireEvent.change(slider(), { target: { value: minutes } });

const sentence = (minutes: number) => fillTemplate(estimator.sentence, estimate(minutes));

function expectShown(minutes: number) {
  const { slider: valueText, ...shown } = estimate(minutes);
  for (const text of Object.values(shown)) {
    expect(screen.getAllByText(words(text)).length).toBeGreaterThan(0);
  }
  expect(slider()).toHaveAttribute('aria-valuetext', valueText);
}

/** With the field of a form that is not hydrated. */
function renderBoth(typed: string) {
  renderPart(
    <>
      <Estimator />
      <section id={anchors.contact}>
        <textarea name="message" defaultValue={typed} />
      </section>
    </>,
  );
  return { user: userEvent.setup(), message: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('begins with the customer’s figure, and shows the result wherever the slider stops', () => {
  renderPart(<Estimator />);
  expect(slider()).toHaveAccessibleDescription(estimator.hint);
  expectShown(initial);
  for (const minutes of [min, 255, max]) {
    moveTo(minutes);
    expectShown(minutes);
  }
});

test('prints the page', async () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderPart(<Estimator />);
  await userEvent.click(print());
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockRestore();
});

describe('attaching the estimate', () => {
  test('keeps what was typed, and replaces its own earlier sentence', async () => {
    const { user, message } = renderBoth('Bonjour,\nune question.');
    await user.click(attach());
    expect(message).toHaveFocus();
    await user.keyboard(' Merci.');
    moveTo(150);
    await user.click(attach());
    expect(message.value).toMatch(/^Bonjour,\nune question\.\n\n/);
    expect(words(message.value)).toBe(words(`Bonjour, une question. ${sentence(150)} Merci.`));
    expect(message.value.slice(message.selectionStart)).toBe(' Merci.');
  });

  test('adds nothing while a request is sent, whose success would erase it', async () => {
    const { user, message } = renderBoth('Bonjour');
    message.readOnly = true;
    await user.click(attach());
    expect(message).toHaveValue('Bonjour');
    expect(message).toHaveFocus();
  });
});
