import { act, fireEvent, screen } from '@testing-library/react';
import { followUp } from '#src/content/followUp.ts';
import { FollowUp } from '#src/pages/follow-up/FollowUp.tsx';
import { words } from '../../../support/words';
import { focus } from '../../support/focus';
import { prerenderPart, renderPart } from '../../support/render';

const LINK = { id: '3d2f6c1e-0000-4000-8000-000000000001', key: '0123456789abcdef'.repeat(2) };
const URL_OF_LINK = `/suivi/#${LINK.id}.${LINK.key}`;
const { acts, problems, states } = followUp;

const view = (state: string) => ({ company: 'Exemple SAS', day: '2026-11-01', state });

/** Responds to each call in turn; returns what was sent. */
function respondWith(...responses: (object | number)[]) {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    sent.push(JSON.parse(init?.body as string));
    const next = responses.shift();
    if (typeof next !== 'object') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(next, { status: 'error' in next ? 404 : 200 }));
  });
  return sent;
}

/** Lets a response come, and the time of a double click pass. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(501));

async function open(url = URL_OF_LINK) {
  renderPart(<FollowUp />, url);
  await settle();
}

async function click(name: string) {
  const button = screen.getByRole('button', { name: words(name) });
  focus(button);
  fireEvent.click(button);
  await settle();
}

const status = () => screen.getByRole('status');
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a double click marks and does not undo', async () => {
  const sent = respondWith(view('open'), view('answered'));
  await open();
  fireEvent.click(screen.getByRole('button', { name: words(acts.answer) }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: words(acts.undo) }));
  await settle();
  expect(sent).toHaveLength(2);
  expect(status().textContent).toBe(states.answered);
});

test('says that somebody else was faster, and what holds', async () => {
  respondWith(view('open'), view('dismissed'));
  await open();
  await click(acts.answer);
  expect(status().textContent).toBe(`${followUp.overtaken} ${states.dismissed}`);
  expect(buttons()).toEqual([acts.undo]);
});

test('a choice that could not be sent can be made again', async () => {
  const sent = respondWith(view('open'), 0, view('dismissed'));
  await open();
  await click(acts.dismiss);
  expect(status().textContent).toBe(problems.unsaved);
  expect(screen.getByRole('button', { name: words(acts.dismiss) })).toHaveFocus();
  await click(acts.dismiss);
  expect(status().textContent).toBe(states.dismissed);
  expect(sent).toHaveLength(3);
});

test('says that a choice is not saved when too many calls came from the network', async () => {
  respondWith(view('open'), { error: 'rate_limited' });
  await open();
  await click(acts.dismiss);
  expect(status().textContent).toBe(problems.refused);
  expect(buttons()).toEqual([acts.answer, acts.dismiss]);
});

test('says that a request is unknown, and offers nothing', async () => {
  respondWith({ error: 'request_unknown' });
  await open();
  expect(status().textContent).toBe(problems.unknown);
  expect(buttons()).toEqual([]);
});

test.each([
  ['too many calls', { error: 'rate_limited' }, problems.limited],
  ['a function that has no such route', { error: 'not_found' }, problems.unreachable],
  ['no function', 0, problems.unreachable],
  ['another program', { company: 'x' }, problems.unreachable],
])('says what is wrong with %s, and asks again on demand', async (_what, response, sentence) => {
  respondWith(response, view('open'));
  await open();
  expect(status().textContent).toBe(sentence);
  expect(buttons()).toEqual([acts.retry]);
  await click(acts.retry);
  expect(status().textContent).toBe(states.open);
});

test.each(['/suivi/', URL_OF_LINK.slice(0, -1), '/suivi/#contact'])(
  'asks nobody about a link that was cut: %s',
  async (url) => {
    const sent = respondWith();
    await open(url);
    expect(status().textContent).toBe(problems.incomplete);
    expect([sent, buttons()]).toEqual([[], []]);
  },
);

test('says that it needs JavaScript until there is some', async () => {
  respondWith(view('answered'));
  const hydrate = prerenderPart(<FollowUp />, URL_OF_LINK);
  expect(screen.getByText(words(followUp.plain))).toBeInTheDocument();
  hydrate();
  await settle();
  expect(status().textContent).toBe(states.answered);
  expect(screen.queryByText(words(followUp.plain))).toBeNull();
});
