import { act, screen } from '@testing-library/react';
import { anchors } from '../../../../../src/content/anchors';
import { Estimator } from '../../../../../src/sections/customer-case/estimator/Estimator';
import {
  button,
  fakeSend,
  field as formField,
  fill,
  setUpUser,
  FormThatSends,
} from '../../../support/contactForm';
import { demoRequest } from '../../../support/builders';
import { renderPart } from '../../../support/render';
import { words } from '../../../support/words';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hours = 'Heures d’import et de rapprochement par jour';
const cost = 'Coût horaire (facultatif)';

// By label: in jsdom a search by role takes a hundred times as long.
const slider = (name: string) => screen.getByLabelText(name, { selector: '[type=range]' });
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=text]' });
const attach = () => screen.getByRole('button', { name: 'Joindre cette estimation à ma demande' });
const status = () => words(screen.getByRole('status').textContent);

function descriptionOf(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return words(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
}

/** Returns the panel's visible words, after a check of their French spacing. */
function shown(): string {
  const aloud = screen.getByRole('status').textContent;
  const text = document.body.textContent;
  expect(text).not.toMatch(/ [:;!?%€]|\d (?:h|min|jours)\b|'/);
  return words(text.replace(aloud || '\0', ''));
}

function renderEstimator() {
  const user = setUpUser();
  renderPart(<Estimator />);
  return user;
}

async function retype(name: string, text: string) {
  const user = setUpUser();
  await user.clear(field(name));
  if (text) await user.paste(text);
  return user;
}

describe('the estimate', () => {
  it('begins with the figures of the customer case', () => {
    renderEstimator();
    expect(field(hours)).toHaveValue('3');
    expect(field(cost)).toHaveValue('');
    expect(shown()).toContain('25 à 50 h par mois');
    expect(shown()).toContain('302 à 604 h par an, soit 43 à 86 jours de travail de 7 h');
    expect(shown()).toContain('3 h par jour × 21 jours ouvrés × 40 à 80 % = 25 à 50 h par mois');
  });

  it('shows its worth at the hourly cost that the visitor types', async () => {
    renderEstimator();
    await retype(cost, '35,50 €');
    expect(shown()).toContain('10 721 à 21 442 € par an, valeur du temps gagné');
    expect(shown()).toContain('302 à 604 h par an × 35,50 € = 10 721 à 21 442 €');
    await retype(hours, '6');
    expect(shown()).toContain('604 à 1 209 h par an × 35,50 € = 21 442 à 42 919 €');
  });

  it('shows no money once the cost is removed', async () => {
    renderEstimator();
    await retype(cost, '35');
    expect(shown()).toContain('10 570 à 21 140 €');
    const user = await retype(cost, '');
    await user.tab();
    expect(shown()).not.toContain('€');
    expect(descriptionOf(cost)).toBe(
      'Celui d’une personne de l’équipe, en euros, charges comprises.',
    );
  });
});

describe('the slider and the field', () => {
  const spoken = () => words(slider(hours).getAttribute('aria-valuetext') ?? '');

  it.each([
    ['{ArrowRight}', '3,25', '3 h 15 par jour'],
    ['{ArrowDown}', '2,75', '2 h 45 par jour'],
    ['{PageUp}', '4', '4 h par jour'],
    ['{Home}', '0,25', '15 min par jour'],
    ['{End}', '12', '12 h par jour'],
  ])('move together: %s gives %s', async (key, text, expected) => {
    const user = renderEstimator();
    act(() => slider(hours).focus());
    await user.keyboard(key);
    expect(field(hours)).toHaveValue(text);
    expect(spoken()).toBe(expected);
  });

  it.each([
    ['2.5', '2 h 30 par jour'],
    ['0,75', '45 min par jour'],
  ])('move together: typing %s sets the slider to %s', async (text, expected) => {
    renderEstimator();
    await retype(hours, text);
    expect(spoken()).toBe(expected);
  });
});

describe('a value that cannot be accepted as typed', () => {
  it.each([
    [hours, '-3', '0,25', 'Trop peu pour cette estimation : valeur portée à 15 min.'],
    [hours, '0', '0,25', 'Trop peu pour cette estimation : valeur portée à 15 min.'],
    [hours, '40', '12', 'Trop pour cette estimation : valeur ramenée à 12 h.'],
    [hours, '2,333', '2,33', 'Valeur arrondie à 2 h 20.'],
    [hours, 'beaucoup', '3', 'Un nombre est attendu. La valeur reste à 3 h.'],
    [hours, '', '3', 'Un nombre est attendu. La valeur reste à 3 h.'],
    [cost, '0', '1', 'Trop peu pour cette estimation : valeur portée à 1 €.'],
    [cost, '999', '500', 'Trop pour cette estimation : valeur ramenée à 500 €.'],
    [cost, 'cher', '', 'Un nombre est attendu.'],
  ])('is corrected with an explanation on blur: %s, « %s »', async (name, text, kept, word) => {
    renderEstimator();
    const user = await retype(name, text);
    await user.tab();
    expect(field(name)).toHaveValue(kept);
    expect(descriptionOf(name)).toContain(word);
  });

  it('is not corrected while it may still become a number', async () => {
    renderEstimator();
    await retype(hours, '0');
    expect(descriptionOf(hours)).toBe('Aujourd’hui, toute l’équipe réunie.');
    await retype(hours, '0,5');
    expect(shown()).toContain('30 min par jour × 21');
  });

  it('is corrected on Enter as well, and loses its explanation once the slider moves', async () => {
    renderEstimator();
    const user = await retype(hours, '40');
    await user.keyboard('{Enter}');
    expect(field(hours)).toHaveValue('12');
    act(() => slider(hours).focus());
    await user.keyboard('{ArrowLeft}');
    expect(descriptionOf(hours)).toBe('Aujourd’hui, toute l’équipe réunie.');
    expect(field(hours)).toHaveValue('11,75');
  });
});

it('prints the page with the visitor’s figures', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = renderEstimator();
  await user.click(screen.getByRole('button', { name: 'Imprimer la fiche d’une page' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

describe('the announcement', () => {
  it('says nothing before anything changes', () => {
    renderEstimator();
    act(() => jest.runAllTimers());
    expect(status()).toBe('');
  });

  it('announces the result once, after the slider stops', async () => {
    const user = renderEstimator();
    act(() => slider(hours).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(status()).toBe('');
    act(() => jest.runAllTimers());
    expect(status()).toBe('Temps gagné estimé : 33 à 67 h par mois, 403 à 806 h par an.');
  });
});

describe('attaching the estimate', () => {
  const sentence =
    'Estimation faite sur votre site : 3 h d’import et de rapprochement par jour, soit 25 à 50 h gagnées par mois et 302 à 604 h par an.';

  function renderBoth() {
    const backend = fakeSend();
    const user = setUpUser();
    renderPart(
      <>
        <Estimator />
        <section id={anchors.contact}>
          <FormThatSends send={backend.send} />
        </section>
      </>,
    );
    return { ...backend, user };
  }

  it('adds one sentence to the message, focuses it, and sends it with the request', async () => {
    const { user, requests } = renderBoth();
    await fill(user, demoRequest({ message: 'Bonjour' }));
    await user.click(attach());
    expect(formField('message')).toHaveFocus();
    expect(formField('message').selectionStart).toBe(formField('message').value.length);
    await user.click(button());
    expect(requests).toHaveLength(1);
    expect(words(requests[0]?.message ?? '')).toBe(`Bonjour ${sentence}`);
  });

  it('keeps what was typed, and replaces its own earlier sentence', async () => {
    const { user } = renderBoth();
    await user.type(formField('message'), 'Bonjour,\nune question.');
    await user.click(attach());
    await retype(hours, '2,5');
    await user.click(attach());
    const { value } = formField('message');
    expect(value).toMatch(/^Bonjour,\nune question\.\n\nEstimation/);
    expect(value.match(/Estimation/g)).toHaveLength(1);
    expect(words(value)).toContain('2 h 30 d’import et de rapprochement par jour, soit');
  });

  it('states the worth, and drops it once the cost is removed', async () => {
    const { user } = renderBoth();
    await retype(cost, '35');
    await user.click(attach());
    expect(words(formField('message').value)).toMatch(
      /302 à 604 h par an, soit 10 570 à 21 140 € à 35 € l’heure, abonnement non déduit\.$/,
    );
    await retype(cost, '');
    await user.click(attach());
    expect(words(formField('message').value)).toBe(sentence);
  });
});
