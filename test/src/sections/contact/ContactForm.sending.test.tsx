import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { phoneLink } from '#src/content/directContact.ts';
import { paths } from '#src/content/paths.ts';
import { contact } from '#src/content/sections/contact.ts';
import { ClientMissing } from '#src/services/sendDemoRequest.ts';
import { FIELD_NAMES, FIELDS } from '#supabase/functions/_shared/contract.ts';
import { expectConsoleError } from '../../../setup/unit';
import { sampleRequest, emptyRequest } from '../../../support/sampleRequest';
import {
  fakeSend,
  FormThatSends,
  settle,
  button,
  failure,
  field,
  fill,
  note,
  renderForm,
  renderFormThatSends,
  sendFilled,
  success,
  typed,
  wait,
} from '../../support/contactForm';
import { focus } from '../../support/focus';
import { renderPart } from '../../support/render';
import { words } from '../../../support/words';

const A_DAY = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('sending a demo request', () => {
  test('cleans every field that was filled in without an event, and sends it', async () => {
    const { user, requests } = renderForm();
    const unclean = {
      line: (text: string) => `\ufeff${text}\u202f`,
      email: (text: string) => `\u202a${text.replace('@', '\u00ad@')}\u00a0`,
      text: (text: string) => `${text}\u200b`,
    };
    const request = sampleRequest({ message: ' Bonjour, ' });
    for (const name of FIELD_NAMES) {
      const control = field(name);
      const isChoice = control instanceof HTMLSelectElement;
      control.value = isChoice ? request[name] : unclean[FIELDS[name].kind](request[name]);
    }
    await user.click(button());
    expect(requests).toEqual([request]);
    expect(typed()).toEqual(request);
  });

  test('cleans what is typed at once, but not what an input method composes until it is sent', async () => {
    const { user, requests } = renderForm();
    const email = 'camille\u00ad@exemple.fr';
    await fill(user, sampleRequest({ name: '\u202aZoé\u202c', email, message: 'Un\u200b' }));
    expect(typed()).toEqual(sampleRequest({ name: 'Zoé', message: 'Un' }));
    const composed = { target: { value: 'Un deux\u200b' }, isComposing: true };
    fireEvent.input(field('message'), composed);
    expect(field('message')).toHaveValue('Un deux\u200b');
    await user.click(button());
    expect(requests).toEqual([sampleRequest({ name: 'Zoé', message: 'Un deux' })]);
  });

  test('keeps spaces and the caret where somebody is typing', async () => {
    const { user } = renderForm();
    const name = field('name') as HTMLInputElement;
    await user.type(name, ' Zoé  Martin');
    name.setSelectionRange(5, 5);
    await user.paste('\u200bdi\u00ad');
    await user.keyboard('a');
    expect(name).toHaveValue(' Zoé dia Martin');
  });

  test('keeps the fields as they are sent: what is typed meanwhile would be lost', async () => {
    const { user, accept } = await sendFilled();
    await user.type(field('message'), ' PS : merci');
    expect(typed()).toEqual(sampleRequest());
    expect(field('message')).toHaveFocus();
    await settle(accept);
    await user.type(field('message'), 'PS : merci');
    expect(field('message')).toHaveValue('PS : merci');
  });

  test('calls once on two clicks in the same instant, and is busy until the response', async () => {
    const { user, requests, accept } = renderForm();
    await fill(user, sampleRequest());
    await act(async () => {
      fireEvent.click(button());
      fireEvent.click(button());
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(requests).toHaveLength(1);
    expect(button().textContent).toBe(contact.submitting);
    expect(button()).toBeDisabled();
    await settle(accept);
    expect(button().textContent).toBe(contact.submit);
    expect(button()).toBeEnabled();
  });
});

test('asks a visitor who leaves while it sends, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, accept, requests } = renderForm();
  await fill(user, sampleRequest());
  expect(isAsked()).toBe(false);
  await user.click(button());
  await wait(0);
  expect(requests).toHaveLength(1);
  expect(isAsked()).toBe(true);
  await settle(accept);
  expect(isAsked()).toBe(false);
});

describe('when the request is accepted', () => {
  test('announces it politely, in the specified words, in a region that existed before', async () => {
    const { accept } = await sendFilled();
    const region = success();
    expect(region).toBeEmptyDOMElement();
    await settle(accept);
    expect(within(region).getByText(words(contact.success.title))).toBeVisible();
    expect(within(region).getByText(words(contact.success.text))).toBeVisible();
    expect(within(region).getByTestId('SuccessOutlinedIcon')).toBeVisible();
    expect(failure()).not.toBeInTheDocument();
    expect(typed()).toEqual(emptyRequest);
  });

  test('removes the announcement after a while, unless it has the focus or the pointer', async () => {
    const { user, accept } = await sendFilled();
    await settle(accept);
    await wait(7_000);
    expect(success()).not.toBeEmptyDOMElement();
    focus(screen.getByRole('button', { name: contact.close }));
    await user.hover(within(success()).getByText(words(contact.success.title)));
    await user.hover(document.body);
    await wait(A_DAY);
    expect(success()).not.toBeEmptyDOMElement();
    focus(field('name'));
    await wait(60_000);
    expect(success()).toBeEmptyDOMElement();
  });

  test('removes the announcement once another request is typed, which it could cover', async () => {
    const { user, accept } = await sendFilled();
    await settle(accept);
    await user.type(field('name'), 'D');
    await wait(0);
    expect(success()).toBeEmptyDOMElement();
  });
});

describe('when the request fails', () => {
  const offline = new TypeError('Failed to fetch');

  async function sendAndFail() {
    expectConsoleError(/send-contact-email.*Failed to fetch/s);
    const form = await sendFilled();
    await settle(() => form.reject(offline));
    return form;
  }

  test('shows an alert in the specified words until it is dismissed, and keeps what was typed', async () => {
    const { user } = await sendAndFail();
    const alert = screen.getByRole('alert');
    const { title, text } = contact.failure;
    expect(within(alert).getByText(words(title))).toBeVisible();
    expect(within(alert).getByText(words(text))).toBeVisible();
    expect(within(alert).getByTestId('ErrorOutlineIcon')).toBeVisible();
    expect(success()).toBeEmptyDOMElement();
    expect(typed()).toEqual(sampleRequest());
    expect(button()).toBeEnabled();
    await wait(A_DAY);
    await user.click(document.body);
    expect(failure()).toBeVisible();
    await user.click(screen.getByRole('button', { name: contact.close }));
    await wait(0);
    expect(failure()).not.toBeInTheDocument();
    expect(note()?.textContent ?? '').toContain(`${title}${text}`);
  });

  test('offers the second request, not the first, as a prepared email, and the phone, if there is one', async () => {
    expectConsoleError(/send-contact-email.*Failed to fetch/s);
    const { user, accept, reject } = await sendFilled();
    await settle(accept);
    await fill(user, sampleRequest({ message: 'Deuxième demande' }));
    await user.click(button());
    await settle(() => reject(offline));
    await user.type(field('message'), ', corrigée');
    const hrefOf = (label: string) =>
      screen.queryByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${label}`) })?.href;
    const mail = decodeURIComponent(hrefOf(contact.direct.readyMail) ?? '');
    expect(mail).toContain('Deuxième demande, corrigée');
    expect(hrefOf(contact.direct.phone)).toBe(phoneLink?.href);
  });

  test('announces a second failure again even when calls fail at once', async () => {
    expectConsoleError(/send-contact-email.*Failed to fetch/s);
    const { user } = renderFormThatSends(() => Promise.reject(offline));
    await fill(user, sampleRequest());
    act(() => button().click());
    await wait(0);
    const first = failure();
    act(() => button().click());
    await wait(0);
    expect(failure()).toBeVisible();
    expect(failure()).not.toBe(first);
  });
});

describe('when the client’s code cannot be loaded', () => {
  const missing = new ClientMissing(new Error('Loading chunk supabase failed.'));
  const post = jest.fn();

  beforeEach(() => {
    post.mockClear();
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(post);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the browser posts the form, once, and a visitor who returns to the page can send it again', async () => {
    const form = await sendFilled();
    await settle(() => form.reject(missing));
    await form.user.click(button());
    expect(post).toHaveBeenCalledTimes(1);
    expect(form.requests).toHaveLength(1);
    expect(button()).toBeDisabled();
    expect(typed()).toEqual(sampleRequest());
    await settle(() => void window.dispatchEvent(new Event('pageshow')));
    expect(button()).toBeEnabled();
    expect(failure()).not.toBeInTheDocument();
  });

  test('the request fails if the browser has not left the page after 15 seconds', async () => {
    expectConsoleError(/send-contact-email.*timed out/s);
    const form = await sendFilled();
    await settle(() => form.reject(missing));
    await wait(15_000);
    expect(failure()).toBeVisible();
    expect(button()).toBeEnabled();
  });
});

describe('when the visitor goes to another page of the site', () => {
  /** Sends the form of one page, beside links to it and to another. */
  async function sendFromPage() {
    const call = fakeSend();
    renderPart(
      <>
        <Link to={paths.privacy}>Confidentialité</Link>
        <Link to={paths.home}>Accueil</Link>
        <Routes>
          <Route path={paths.home} element={<FormThatSends send={call.send} />} />
          <Route path="*" element={null} />
        </Routes>
      </>,
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    const follow = (name: string) => user.click(screen.getByRole('link', { name }));
    await fill(user, sampleRequest());
    await user.click(button());
    return { ...call, leave: () => follow('Confidentialité'), comeBack: () => follow('Accueil') };
  }

  test('while it sends, the form shows on return that it has sent, and is empty', async () => {
    const { accept, leave, comeBack } = await sendFromPage();
    await leave();
    await settle(accept);
    await comeBack();
    expect(success()).not.toBeEmptyDOMElement();
    expect(note()).toBeVisible();
    expect(typed()).toEqual(emptyRequest);
  });

  test('while it sends, the form shows on return that it has failed, with what was typed', async () => {
    expectConsoleError(/send-contact-email/);
    const { reject, leave, comeBack } = await sendFromPage();
    await leave();
    await settle(() => reject(new Error('503')));
    await comeBack();
    expect(failure()).toBeVisible();
    expect(typed()).toEqual(sampleRequest());
  });

  test('and is back before the response, the form is still sending, then shows the result', async () => {
    const { accept, leave, comeBack } = await sendFromPage();
    await leave();
    await comeBack();
    expect(button()).toBeDisabled();
    await settle(accept);
    expect(success()).not.toBeEmptyDOMElement();
    expect(button()).toBeEnabled();
  });

  test('after they saw the result, the form does not show it again on return', async () => {
    expectConsoleError(/send-contact-email/);
    const { reject, leave, comeBack } = await sendFromPage();
    await settle(() => reject(new Error('503')));
    expect(failure()).toBeVisible();
    await leave();
    await comeBack();
    expect(failure()).not.toBeInTheDocument();
    expect(note()).not.toBeInTheDocument();
    expect(typed()).toEqual(sampleRequest());
  });
});
