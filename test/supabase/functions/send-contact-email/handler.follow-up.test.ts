import { readFollowUpFragment } from '#supabase/functions/_shared/follow-up-link.ts';
import {
  makeFollowUpKey,
  writeFollowUpUrl,
} from '#supabase/functions/send-contact-email/follow-up/follow-up-key.ts';
import type { FollowUpCall } from '#supabase/functions/send-contact-email/storage/postgres-storage.ts';
import { FUNCTION_URL, PAGE, post } from '../../support/requests';
import { FOLLOW_UP_SECRET, send } from '../../support/handler-under-test';

const ID = '3d2f6c1e-0000-4000-8000-000000000001';
const KEY = makeFollowUpKey(ID, FOLLOW_UP_SECRET);
const view = { company: 'Exemple SAS', day: '2026-11-21', state: 'open' } as const;

/** Sends a body to a handler whose storage has the one request; returns what reached the storage too. */
async function ask(body: unknown, headers: Record<string, string> = {}) {
  const asked: FollowUpCall[] = [];
  const request = post(JSON.stringify(body), headers, `${FUNCTION_URL}/follow-up`);
  const response = await send(request, {
    runFollowUp: (each) => {
      asked.push(each);
      return Promise.resolve(each.id === ID ? { outcome: 'found', view } : { outcome: 'unknown' });
    },
  });
  return { ...response, asked };
}

test('shows company, day and state to whoever has the link, and logs no look', async () => {
  const response = await ask({ id: ID, key: KEY });
  expect(response).toMatchObject({ status: 200, body: view, logged: [], submissions: [] });
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
});

test('passes a change on, with the state that was seen, and logs it by the id alone', async () => {
  const { asked, logged } = await ask({ id: ID, key: KEY, from: 'answered', to: 'open' });
  expect(asked).toMatchObject([{ id: ID, change: { from: 'answered', to: 'open' } }]);
  expect(logged).toEqual([{ code: 'follow_up_open', request: ID }]);
});

const OTHER_ID = ID.replace(/1$/, '2');

test.each<[string, unknown]>([
  ['a key that was cut', { id: ID, key: KEY.slice(0, -1) }],
  ['the key of another request', { id: OTHER_ID, key: KEY }],
  ['a key under another secret', { id: ID, key: makeFollowUpKey(ID, 'another secret of links') }],
  ['no key', { id: ID }],
  ['a list as key', { id: ID, key: [KEY] }],
  ['no id', { key: KEY }],
  ['a list', []],
])('answers %s exactly as an id that nobody has', async (_label, body) => {
  const unknown = { id: OTHER_ID, key: makeFollowUpKey(OTHER_ID, FOLLOW_UP_SECRET) };
  const [rejected, expected] = [await ask(body), await ask(unknown)];
  expect(rejected).toMatchObject({ status: 404, body: { error: 'request_unknown' } });
  expect(rejected.text).toBe(expected.text);
  expect([...rejected.headers]).toEqual([...expected.headers]);
  expect(rejected.logged).toEqual(expected.logged);
  // The storage counts the call.
  expect(rejected.asked).toMatchObject([{ id: undefined }]);
});

test.each([
  ['a state that does not exist', { from: 'open', to: 'deleted' }],
  ['no state to begin with', { to: 'answered' }],
  ['no state to end with', { from: 'open' }],
])('rejects a change with %s', async (_label, change) => {
  const { status, asked } = await ask({ id: ID, key: KEY, ...change });
  expect([status, asked]).toEqual([400, []]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('responds nothing of a request to %s', async (_label, headers, status) => {
  const response = await ask({ id: ID, key: KEY }, headers);
  expect([response.status, response.asked]).toEqual([status, []]);
  expect(response.text).not.toContain(view.company);
});

test.each([
  ['to too many calls', () => Promise.resolve({ outcome: 'rate_limited' } as const), 429],
  ['without a database', () => Promise.reject(new Error('unavailable')), 503],
])('responds nothing of a request %s', async (_label, runFollowUp, status) => {
  const request = post(JSON.stringify({ id: ID, key: KEY }), {}, `${FUNCTION_URL}/follow-up`);
  const error = status === 429 ? 'rate_limited' : 'storage_unavailable';
  expect(await send(request, { runFollowUp })).toMatchObject({ status, body: { error } });
});

test.each([
  [`${PAGE}/`, `${PAGE}/suivi/`],
  [`${PAGE}/?a=b#contact`, `${PAGE}/suivi/`],
  [`${PAGE}/fr/index.html`, `${PAGE}/fr/suivi/`],
])('the page at %s has its links at %s, whose fragment the page can read', (pageUrl, expected) => {
  const [address, fragment = ''] = writeFollowUpUrl(ID, pageUrl, FOLLOW_UP_SECRET).split('#');
  expect(address).toBe(expected);
  expect(readFollowUpFragment(fragment)).toEqual({ id: ID, key: KEY });
});

test.each([
  ['nothing', ''],
  ['a cut key', `${ID}.${KEY.slice(0, -1)}`],
  ['what stood beside it', `${ID}.${KEY}>`],
  ['an anchor', 'contact'],
])('reads no link from %s', (_label, fragment) => {
  expect(readFollowUpFragment(fragment)).toBeUndefined();
});
