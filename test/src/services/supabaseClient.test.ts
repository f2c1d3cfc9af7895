/** @jest-environment-options {"url": "https://abcdef.backend.example/"} */
import { createSupabaseClient } from '../../../src/services/supabaseClient';

const KEY = 'sb-abcdef-auth-token';

/** A session as supabase-js keeps it, still good for an hour. */
function storedSession() {
  return {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'user-1' },
  };
}

/** One for all tests, as on the page: supabase-js warns of a second. */
const client = createSupabaseClient();

afterEach(() => localStorage.clear());

describe('createSupabaseClient', () => {
  it('finds the session under the key of the host’s first label', async () => {
    localStorage.setItem(KEY, JSON.stringify(storedSession()));
    const { data } = await client.auth.getSession();
    expect(data.session?.access_token).toBe('access');
  });

  it('has no session when nothing is stored, and stores nothing', async () => {
    const { data } = await client.auth.getSession();
    expect(data.session).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('refreshes a session that has expired, and keeps the new one', async () => {
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return Promise.resolve(Response.json({ ...storedSession(), access_token: 'renewed' }));
    };
    localStorage.setItem(KEY, JSON.stringify({ ...storedSession(), expires_at: 1 }));
    const { data } = await client.auth.getSession();
    expect(data.session?.access_token).toBe('renewed');
    expect(asked[0]).toMatch(/^https:\/\/abcdef\.backend\.example\/auth\/v1\/token/);
    expect(localStorage.getItem(KEY)).toContain('renewed');
  });
});
