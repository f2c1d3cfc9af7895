import { RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { readFollowUpFragment } from '#supabase/functions/_shared/follow-up-link.ts';
import { demoRequest, PAGE } from '../../support/builders';
import { startBackendBeforeAll } from '../../support/backend-under-test';

const LIMIT = 2;
const backend = startBackendBeforeAll(() => ({ RATE_LIMIT_PER_HOUR: String(LIMIT) }));

/** Sends a request and waits for its mail; returns what the mail's link names. */
async function sendRequest(changes = {}) {
  expect((await backend.post(demoRequest(changes))).status).toBe(200);
  await backend.settled();
  const [mail] = await backend.messages();
  const [, fragment = ''] = /^https:\S+\/suivi\/#(\S+)\t?$/m.exec(mail?.text ?? '') ?? [];
  return { ...readFollowUpFragment(fragment) };
}

async function follow(body: object, visitor = '203.0.113.9') {
  const response = await fetch(`${backend.function.url}/follow-up`, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const shown = (state: string) => ({
  status: 200,
  body: {
    company: 'Exemple SAS',
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    state,
  },
});

const datesOf = async () => {
  const [row] = await backend.sql<{ answered_at: Date | null; dismissed_at: Date | null }[]>`
    select answered_at, dismissed_at from contact.requests`;
  return row;
};

test('the mail’s link shows the request, marks it, keeps the first date and undoes', async () => {
  const link = await sendRequest();
  expect(await follow(link)).toEqual(shown('open'));
  expect(await follow({ ...link, from: 'open', to: 'answered' })).toEqual(shown('answered'));
  const first = await datesOf();
  expect(first).toEqual({ answered_at: expect.any(Date) as unknown, dismissed_at: null });
  expect(await follow({ ...link, from: 'open', to: 'answered' })).toEqual(shown('answered'));
  expect(await datesOf()).toEqual(first);
  expect(await follow({ ...link, from: 'answered', to: 'open' })).toEqual(shown('open'));
  expect(await datesOf()).toEqual({ answered_at: null, dismissed_at: null });
  expect(await follow({ ...link, from: 'open', to: 'dismissed' })).toEqual(shown('dismissed'));
  expect(await datesOf()).toEqual({
    answered_at: null,
    dismissed_at: expect.any(Date) as unknown,
  });
});

test('of people who decide at once, one decides, and all learn what holds', async () => {
  const link = await sendRequest();
  const wishes = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'answered' : 'dismissed'));
  const responses = await Promise.all(wishes.map((to) => follow({ ...link, from: 'open', to })));
  const { body } = await follow(link);
  for (const response of responses) expect(response).toEqual({ status: 200, body });
  const dates = Object.values((await datesOf()) ?? {}).filter((date) => date !== null);
  expect(dates).toHaveLength(1);
});

test('a request that was deleted is unknown', async () => {
  const link = await sendRequest();
  await backend.sql`select contact.forget_person('camille@exemple.fr')`;
  expect(await follow({ ...link, from: 'open', to: 'answered' })).toEqual({
    status: 404,
    body: { error: 'request_unknown' },
  });
});

test('limits the calls of one IP address, right or wrong, and of no other', async () => {
  const link = await sendRequest();
  const calls = Array.from({ length: 10 * LIMIT }, (_, n) => (n % 2 === 0 ? link : {}));
  const statuses = await Promise.all(calls.map(async (body) => (await follow(body)).status));
  expect(statuses).not.toContain(429);
  for (const body of [link, {}]) {
    expect(await follow(body)).toEqual({ status: 429, body: { error: 'rate_limited' } });
  }
  expect(await follow(link, '198.51.100.1')).toEqual(shown('open'));
});

test('fails the health check after the promised hours, until the request is marked', async () => {
  const link = await sendRequest();
  await backend.retry();
  await backend.expectHealthy();
  await backend.passTime(`${RESPONSE_HOURS + 1} hours`);
  await backend.retry();
  await backend.expectFailing('answer_overdue');
  await follow({ ...link, from: 'open', to: 'answered' });
  await backend.expectHealthy();
});

test('what was not a request is no duplicate, and does not count among a person’s requests', async () => {
  const link = await sendRequest();
  await follow({ ...link, from: 'open', to: 'dismissed' });
  await sendRequest();
  const rows = await backend.sql`select rank, state from contact.requests order by created_at`;
  expect(rows).toEqual([
    { rank: 1, state: 'dismissed' },
    { rank: 1, state: 'open' },
  ]);
});
