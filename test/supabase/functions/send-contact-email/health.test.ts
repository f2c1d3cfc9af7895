import { createHealthCheck } from '#supabase/functions/send-contact-email/health.ts';
import { FUNCTION_URL } from '../../support/requests';
import { send } from '../../support/handler-under-test';

const request = (method: string, headers: Record<string, string> = {}) =>
  new Request(`${FUNCTION_URL}/health`, { method, headers });

test.each([
  ['healthy', [], 200, { status: 'ok' }],
  ['failing', ['mail_overdue'], 503, { status: 'failing', reasons: ['mail_overdue'] }],
])('reports to anybody that the service is %s', async (_label, reasons, status, body) => {
  const checkHealth = () => Promise.resolve(reasons);
  for (const headers of [{}, { origin: 'https://monitor.example' }] as Record<string, string>[]) {
    const response = await send(request('GET', headers), { checkHealth });
    expect(response).toMatchObject({ status, body });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect((await send(request('HEAD'), { checkHealth })).status).toBe(status);
});

test('accepts GET and HEAD only', async () => {
  const { status, headers } = await send(request('POST'));
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('the health check', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('reads once a second, however often it is called', async () => {
    const read = jest.fn(() => Promise.resolve<string[]>([]));
    const check = createHealthCheck(read, () => undefined);
    await Promise.all(Array.from({ length: 100 }, check));
    jest.advanceTimersByTime(999);
    await check();
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await check();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('does not read again during a slow read', async () => {
    let finish: (reasons: string[]) => void = () => undefined;
    const read = jest.fn(() => new Promise<string[]>((resolve) => (finish = resolve)));
    const check = createHealthCheck(read, () => undefined);
    const first = check();
    jest.advanceTimersByTime(60_000);
    const second = check();
    finish(['mail_overdue']);
    expect(await Promise.all([first, second])).toEqual([['mail_overdue'], ['mail_overdue']]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
