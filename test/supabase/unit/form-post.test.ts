/** @jest-environment node */
import type { StoredDemoRequest } from '../../../supabase/functions/send-contact-email/demo-request';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler';
import type { RequestStorage } from '../../../supabase/functions/send-contact-email/storage';
import { demoRequest, storedRequest } from './builders';

const PAGE = 'https://www.solveo.example';
const FUNCTION = 'https://project.example/send-contact-email';
const FORM = 'application/x-www-form-urlencoded';

function setUp(save: RequestStorage['save']) {
  const notified: StoredDemoRequest[] = [];
  const unexpected = () => Promise.reject(new Error('unexpected call'));
  const handler = createHandler({
    allowedOrigins: [PAGE],
    pageUrl: `${PAGE}/fr/?a=b#top`,
    storage: {
      save,
      recordMailSent: unexpected,
      recordMailFailure: unexpected,
      close: unexpected,
    },
    notifyInBackground: (request) => notified.push(request),
    log: () => undefined,
  });
  return { handler, notified };
}

const stores: RequestStorage['save'] = (request) => Promise.resolve(storedRequest(request));

function formPost(body: string, headers: Record<string, string>): Request {
  return new Request(FUNCTION, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': FORM, ...headers },
    body,
  });
}

const urlencoded = (fields: object) => new URLSearchParams({ ...fields }).toString();

test('a form post is stored to the letter and goes back to the page', async () => {
  const { handler, notified } = setUp(stores);
  const request = demoRequest({ name: "Zoé & l'Été +", message: 'a\r\nb = 100 %\u{1F600}' });
  const response = await handler(formPost(urlencoded(request), {}));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
  expect(notified).toEqual([storedRequest(request)]);
});

test.each([
  ['an empty field', urlencoded(demoRequest({ name: '' })), 'demande-refusee'],
  ['nothing', '', 'demande-refusee'],
  ['no form at all', '{"name":"x"}', 'demande-refusee'],
  ['bytes that are not UTF-8', 'name=%FF&company=%00&email=x', 'demande-refusee'],
  ['too much', urlencoded(demoRequest({})).padEnd(3 * 64 * 1024 + 1, 'x'), 'demande-refusee'],
  [
    '10,000 emoji',
    urlencoded(demoRequest({ message: '\u{1F600}'.repeat(10_000) })),
    'demande-envoyee',
  ],
])('%s goes back to the page', async (_label, body, fragment) => {
  const { handler, notified } = setUp(stores);
  const response = await handler(formPost(body, {}));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#${fragment}`);
  expect(notified).toHaveLength(fragment === 'demande-envoyee' ? 1 : 0);
});

test('a database that is away goes back to the page as a failure', async () => {
  const { handler } = setUp(() => Promise.reject(new Error('away')));
  const response = await handler(formPost(urlencoded(demoRequest({})), {}));
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-en-echec`);
});

test.each(['https://evil.example', 'null'])('origin %s is refused where it is', async (origin) => {
  const { handler, notified } = setUp(stores);
  const response = await handler(formPost(urlencoded(demoRequest({})), { origin }));
  expect(response.status).toBe(403);
  expect(response.headers.get('location')).toBeNull();
  expect(notified).toEqual([]);
});

test('nothing in a request changes where it goes back to', async () => {
  const { handler } = setUp(stores);
  const elsewhere = 'https://evil.example/';
  const request = formPost(
    urlencoded({ ...demoRequest({}), next: elsewhere, PAGE_URL: elsewhere }),
    {
      referer: elsewhere,
      'x-forwarded-host': 'evil.example',
    },
  );
  const response = await handler(request);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
});
