import { act, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { contact } from '#src/content/sections/contact.ts';
import { ContactForm } from '#src/sections/contact/ContactForm.tsx';
import { useDemoRequest } from '#src/demo-request/DemoRequestProvider.tsx';
import { Toast } from '#src/sections/contact/result/Toast.tsx';
import type { DemoRequest } from '#src/services/sendDemoRequest.ts';
import { type DemoRequestField, FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { sampleRequest } from '../../support/sampleRequest';
import { renderPart } from './render';

export function field(name: DemoRequestField) {
  return screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    contact.fields[name].label,
  );
}

/** The values of the fields. */
export const typed = () => Object.fromEntries(FIELD_NAMES.map((name) => [name, field(name).value]));

// Skips the visibility check, which takes jsdom most of its time: tests check it where it counts.
const evenHidden = { hidden: true };

/** The form's button, whether it is sending or not. */
export const button = () =>
  screen.getByRole('button', {
    ...evenHidden,
    name: (name) => [contact.submit, contact.submitting].includes(name),
  });
export const success = () => screen.getByRole('status', evenHidden);
export const failure = () => screen.queryByRole('alert', evenHidden);
/** The result beside the form, which is not announced. */
export const note = () => screen.queryByRole('note', evenHidden);

/** The words that describe a field, as a screen reader finds them. */
export function descriptionOf(name: DemoRequestField): string {
  const id = field(name).getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) ?? '';
}

/** A `send` whose calls the test settles, the oldest first. */
export function fakeSend() {
  const pending: { accept: () => void; reject: (error: unknown) => void }[] = [];
  const requests: DemoRequest[] = [];
  function send(request: DemoRequest) {
    requests.push(request);
    return new Promise<void>((accept, reject) => pending.push({ accept, reject }));
  }
  function oldest() {
    const call = pending.shift();
    if (!call) throw new Error('Nothing was sent.');
    return call;
  }
  return {
    send,
    requests,
    accept: () => oldest().accept(),
    reject: (error: unknown) => oldest().reject(error),
  };
}

/** Needs fake timers. Ignores `pointer-events`: a disabled button must not rely on its styles. */
export const setUpUser = () =>
  userEvent.setup({
    // Awaits what a click leaves pending, which is more with each field.
    advanceTimers: jest.advanceTimersByTimeAsync,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });

type Send = (request: DemoRequest) => Promise<void>;

export function renderForm() {
  const backend = fakeSend();
  return { ...backend, ...renderFormThatSends(backend.send) };
}

export function renderFormThatSends(send: Send) {
  renderPart(<FormThatSends send={send} />);
  return { user: setUpUser() };
}

interface FormThatSendsProps {
  send: Send;
}

export function FormThatSends({ send }: FormThatSendsProps) {
  return (
    <>
      <Toast result={useDemoRequest().result} />
      <ContactForm prepare={() => undefined} send={send} />
    </>
  );
}

export async function fill(user: UserEvent, request: DemoRequest) {
  for (const name of FIELD_NAMES) {
    const control = field(name);
    if (control instanceof HTMLSelectElement) {
      await user.selectOptions(control, request[name]);
    } else {
      await user.clear(control);
      if (request[name]) await user.paste(request[name]);
    }
  }
}

/** Advances the clock, then lets toasts finish their transitions. */
export async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(1000));
}

/** Settles a call. */
export async function settle(respond: () => void) {
  act(respond);
  await wait(0);
}

export async function sendFilled(request = sampleRequest()) {
  const form = renderForm();
  await fill(form.user, request);
  await form.user.click(button());
  return form;
}
