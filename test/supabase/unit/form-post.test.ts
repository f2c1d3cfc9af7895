import {
  type ErrorCode,
  ERRORS,
} from '../../../supabase/functions/send-contact-email/request/outcome';
import { formRedirectUrl } from '../../../supabase/functions/send-contact-email/request/form-redirect';
import { demoRequest } from './builders';
import { accepts, FUNCTION_URL, handlerUnderTest, PAGE } from './handler-under-test';

const EMOJI = '\u{1F600}'.repeat(10_000);
const FORM = 'application/x-www-form-urlencoded';

function formPost(body: string, headers: Record<string, string>): Request {
  return new Request(FUNCTION_URL, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': FORM, ...headers },
    body,
  });
}

const urlencoded = (fields: object) => new URLSearchParams({ ...fields }).toString();

test('stores a form post to the letter and redirects to the page', async () => {
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
  ['10,000 emoji', urlencoded(demoRequest({ message: EMOJI })), 'demande-envoyee'],
])('%s redirects to the page', async (_label, body, fragment) => {
  const { handler, submissions } = handlerUnderTest(accepts);
  const response = await handler(formPost(body, {}));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#${fragment}`);
  expect(submissions).toHaveLength(fragment === 'demande-envoyee' ? 1 : 0);
});

test('suspects a form post only when its hidden field is filled in', async () => {
  const { handler, submissions } = handlerUnderTest(accepts);
  for (const website of ['', 'https://spam.example']) {
    const response = await handler(formPost(urlencoded({ ...demoRequest({}), website }), {}));
    expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
  }
  expect(submissions.map(({ isSuspected }) => isSuspected)).toEqual([false, true]);
});

test.each(['https://evil.example', 'null'])(
  'rejects origin %s without a redirect',
  async (origin) => {
    const { handler, submissions } = handlerUnderTest(accepts);
    const response = await handler(formPost(urlencoded(demoRequest({})), { origin }));
    expect(response.status).toBe(403);
    expect(response.headers.get('location')).toBeNull();
    expect(submissions).toEqual([]);
  },
);

test('redirects to the configured page, whatever the request says', async () => {
  const { handler } = handlerUnderTest(accepts);
  const evil = 'https://evil.example/';
  const body = urlencoded({ ...demoRequest({}), next: evil, PAGE_URL: evil });
  const response = await handler(formPost(body, { referer: evil, 'x-forwarded-host': evil }));
  expect(response.headers.get('location')).toBe(`${PAGE}/fr/?a=b#demande-envoyee`);
});

const REJECTED = 'demande-refusee';
const FAILED = 'demande-en-echec';

test('each error has its status and its fragment', () => {
  const expected: Record<ErrorCode, readonly [status: number, fragment: string]> = {
    not_found: [404, REJECTED],
    method_not_allowed: [405, REJECTED],
    origin_not_allowed: [403, REJECTED],
    unsupported_media_type: [415, REJECTED],
    body_too_large: [413, REJECTED],
    body_too_slow: [408, FAILED],
    invalid_body: [400, REJECTED],
    invalid_json: [400, REJECTED],
    invalid_fields: [422, REJECTED],
    rate_limited: [429, FAILED],
    unauthorized: [401, REJECTED],
    storage_unavailable: [503, FAILED],
    internal_error: [500, FAILED],
  };
  const codes = Object.keys(ERRORS) as ErrorCode[];
  const actual = codes.map((error) => [
    error,
    [ERRORS[error].status, new URL(formRedirectUrl(PAGE, { error })).hash.slice(1)],
  ]);
  expect(Object.fromEntries(actual)).toEqual(expected);
});
