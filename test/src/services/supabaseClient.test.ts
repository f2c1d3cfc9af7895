/**
 * @jest-environment ./test/setup/jsdomEnvironment.ts
 * @jest-environment-options {"url": "https://abcdef.backend.example/"}
 */
import { createSupabaseClient } from '#src/services/supabaseClient.ts';

const KEY = 'sb-abcdef-auth-token';

/** A session as supabase-js keeps it. */
function session(access_token: string) {
  return JSON.stringify({
    access_token,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'user-1' },
  });
}

const fetched = jest.fn((_url: string) => Promise.resolve(new Response(session('renewed'))));
Object.assign(globalThis, { fetch: fetched });

jest.useFakeTimers();

/** One for all tests, as on the page: supabase-js warns of a second. */
const client = createSupabaseClient();

const HALF_AN_HOUR = 30 * 60_000;

test('finds the session under the key of the host’s first label, and renews it before it expires', async () => {
  localStorage.setItem(KEY, session('stored'));
  const { data } = await client.auth.getSession();
  expect(data.session?.access_token).toBe('stored');
  await jest.advanceTimersByTimeAsync(HALF_AN_HOUR);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(HALF_AN_HOUR);
  const url = 'https://abcdef.backend.example/auth/v1/token?grant_type=refresh_token';
  expect(fetched.mock.calls).toEqual([[url, expect.anything()]]);
  expect(localStorage.getItem(KEY)).toContain('renewed');
});
