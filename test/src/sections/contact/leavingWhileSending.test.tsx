import { demoRequest } from '../../../support/builders';
import { button, fill, renderForm, settle, wait } from '../../../support/contactForm';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks a visitor who leaves while it sends, and only then', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, accept, requests } = renderForm();
  await fill(user, demoRequest());
  expect(isAsked()).toBe(false);
  await user.click(button());
  await wait(0);
  expect(requests).toHaveLength(1);
  expect(isAsked()).toBe(true);
  await settle(accept);
  expect(isAsked()).toBe(false);
});
