import { HONEYPOT_FIELD } from '#supabase/functions/_shared/contract.ts';
import { formRedirectUrl } from '#supabase/functions/send-contact-email/request/form-redirect.ts';
import { sampleRequest } from '../../../support/sampleRequest';
import { FUNCTION_URL, OTHER_PAGE, PAGE, post } from '../../support/requests';
import { PAGE_URL, send } from '../../support/handler-under-test';

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };

const formPost = (body: string, headers: Record<string, string> = {}) =>
  post(body, { ...URLENCODED, ...headers });

const urlencoded = (fields: object) => new URLSearchParams({ ...fields }).toString();

test('stores a form post verbatim and redirects to the page of its result', async () => {
  const request = sampleRequest({ name: "Zoé & l'Été +", message: 'a\nb = 100 %\u{1F600}' });
  const { status, headers, submissions } = await send(formPost(urlencoded(request)));
  expect(status).toBe(303);
  expect(headers.get('location')).toBe(`${PAGE}/fr/demande-envoyee/`);
  expect(submissions).toEqual([expect.objectContaining({ request, isSuspected: false })]);
});

test.each([
  ['an empty field', urlencoded(sampleRequest({ name: '' })), []],
  ['bytes that are not UTF-8', 'name=%FF&company=%00&email=x', []],
  ['too much', urlencoded(sampleRequest({})).padEnd(3 * 64 * 1024 + 1, 'x'), []],
  ['10,000 emoji', urlencoded(sampleRequest({ message: '\u{1F600}'.repeat(10_000) })), [false]],
  ['a blank honeypot', urlencoded({ ...sampleRequest({}), [HONEYPOT_FIELD]: ' \t' }), [false]],
  ['a filled honeypot', urlencoded({ ...sampleRequest({}), [HONEYPOT_FIELD]: 'x' }), [true]],
])('a form post with %s redirects to the page of its result', async (_label, body, suspicions) => {
  const { status, headers, submissions } = await send(formPost(body));
  expect(status).toBe(303);
  const page = suspicions.length > 0 ? 'demande-envoyee' : 'demande-refusee';
  expect(headers.get('location')).toBe(`${PAGE}/fr/${page}/`);
  expect(submissions.map(({ isSuspected }) => isSuspected)).toEqual(suspicions);
});

/** What every browser accepts when it shows a response in a tab. */
const IN_TAB = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const EVIL = { origin: 'https://evil.example' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const FIELDS = urlencoded(sampleRequest({}));

describe('in a tab, a person gets a French page that leads to the site', () => {
  test.each([
    ['a form post of an origin that is not listed', formPost(FIELDS, { ...IN_TAB, ...EVIL }), 403],
    ['a body of another type', post('--x--', { ...IN_TAB, ...MULTIPART }), 415],
    ['an unknown path', post(FIELDS, { ...IN_TAB, ...URLENCODED }, `${FUNCTION_URL}/x`), 404],
  ])('after %s', async (_label, request, expected) => {
    const { status, headers, text, submissions } = await send(request);
    expect({ status, submissions }).toEqual({ status: expected, submissions: [] });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe('Origin');
    expect(text).toContain('lang="fr"');
    expect(text).toContain(`href="${PAGE_URL.replace('&', '&#38;')}"`);
  });

  test.each([
    ['a form post without a tab', formPost(FIELDS, EVIL)],
    ['JSON', post('{}', { ...IN_TAB, ...EVIL })],
  ])('and a program its code after %s', async (_label, request) => {
    const { status, body } = await send(request);
    expect([status, body]).toEqual([403, { error: 'origin_not_allowed' }]);
  });
});

test('redirects to the page of its result at the allowed origin that the form was sent from', async () => {
  // A page's form-action blocks a redirect to another origin.
  const { headers } = await send(formPost(urlencoded(sampleRequest({})), { origin: OTHER_PAGE }));
  expect(headers.get('location')).toBe(`${OTHER_PAGE}/fr/demande-envoyee/`);
});

test('redirects beside the configured page, whatever else the request says', async () => {
  const evil = 'https://evil.example/';
  const body = urlencoded({ ...sampleRequest({}), next: evil, PAGE_URL: evil });
  const { headers } = await send(formPost(body, { referer: evil, 'x-forwarded-host': evil }));
  expect(headers.get('location')).toBe(`${PAGE}/fr/demande-envoyee/`);
});

test.each([
  [PAGE, `${PAGE}/`],
  [`${PAGE}/?a=b#contact`, `${PAGE}/`],
  [`${PAGE}/fr/index.html`, `${PAGE}/fr/`],
])('redirects from the page at %s to a page in %s', (pageUrl, expected) => {
  expect(formRedirectUrl(pageUrl, null, 'accepted')).toBe(`${expected}demande-envoyee/`);
});

test('redirects to where the page says that it can be sent again without a database', async () => {
  const save = () => Promise.reject(new Error('unavailable'));
  const { headers } = await send(formPost(urlencoded(sampleRequest({}))), { save });
  expect(headers.get('location')).toBe(`${PAGE}/fr/demande-en-echec/`);
});

test.each(['rate_limited', 'body_too_slow', 'internal_error'] as const)(
  'blames no field of the form for %s either',
  (error) => {
    expect(formRedirectUrl(PAGE_URL, PAGE, { error })).toMatch(/\/demande-en-echec\/$/);
  },
);
