import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleRequest } from '../../../support/sampleRequest';

// What webpack puts into src/config.ts, before anything imports it.
process.env.SUPABASE_URL = 'https://abcdef.supabase.co';
process.env.SUPABASE_ANON_KEY = 'public-key';

test('sends the request to a function on another origin, with its key, also without script', async () => {
  const { Contact } = await import('#src/sections/contact/Contact.tsx');
  const { button, field, fill } = await import('../../support/contactForm');
  const { renderPart } = await import('../../support/render');
  const called = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(Response.json({ status: 'accepted' })),
  );
  globalThis.fetch = called;
  const user = userEvent.setup();
  renderPart(<Contact />);
  const url = 'https://abcdef.supabase.co/functions/v1/send-contact-email';
  expect(field('name').closest('form')).toHaveAttribute('action', url);
  await fill(user, sampleRequest());
  await user.click(button());
  await waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  const [[to, options] = []] = called.mock.calls;
  expect(to).toBe(url);
  expect(new Headers(options?.headers).get('apikey')).toBe('public-key');
});
