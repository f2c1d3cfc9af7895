import { demoRequest } from './builders';
import { accepts, FUNCTION_URL, handlerUnderTest, PAGE } from './handler-under-test';

const FORM = 'application/x-www-form-urlencoded';

function formPost(body: string, headers: Record<string, string>): Request {
  return new Request(FUNCTION_URL, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': FORM, ...headers },
    body,
  });
}

const urlencoded = (fields: object) => new URLSearchParams({ ...fields }).toString();

test('a form post is stored to the letter and goes back to the page', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const request = demoRequest({ name: "Zoé & l'Été +", message: 'a\r\nb = 100 %\u{1F600}' });
  const response = await handler(formPost(urlencoded(request), {}));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
  expect(submissions).toEqual([expect.objectContaining({ request, isSuspected: false })]);
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
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(formPost(body, {}));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#${fragment}`);
  expect(submissions).toHaveLength(fragment === 'demande-envoyee' ? 1 : 0);
});

test('too many requests of one address go back to the page as a failure', async () => {
  const { handler } = handlerUnderTest(() =>
    Promise.resolve({ outcome: 'rate_limited', retryAfterSeconds: 60 }),
  );
  const response = await handler(formPost(urlencoded(demoRequest({})), {}));
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-en-echec`);
});

test('the hidden field, which a browser sends empty, makes suspect only when it is filled', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  for (const website of ['', 'https://spam.example']) {
    const response = await handler(formPost(urlencoded({ ...demoRequest({}), website }), {}));
    expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
  }
  expect(submissions.map(({ isSuspected }) => isSuspected)).toEqual([false, true]);
});

test('a database that is away goes back to the page as a failure', async () => {
  const { handler } = handlerUnderTest(() => Promise.reject(new Error('away')));
  const response = await handler(formPost(urlencoded(demoRequest({})), {}));
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-en-echec`);
});

test.each(['https://evil.example', 'null'])('origin %s is refused where it is', async (origin) => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(formPost(urlencoded(demoRequest({})), { origin }));
  expect(response.status).toBe(403);
  expect(response.headers.get('location')).toBeNull();
  expect(submissions).toEqual([]);
});

test('nothing in a request changes where it goes back to', async () => {
  const { handler } = handlerUnderTest(accepts);
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
