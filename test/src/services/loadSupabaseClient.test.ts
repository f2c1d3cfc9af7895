/** @jest-environment ./test/setup/jsdomEnvironment.ts */
import { loadSupabaseClient } from '#src/services/loadSupabaseClient.ts';

const createSupabaseClient = jest.fn(() => ({}));
const download = jest.fn(() => ({ createSupabaseClient }));
jest.mock('#src/services/supabaseClient.ts', () => download());

test('creates one client for all callers, simultaneous or later, even after a failed download', async () => {
  download.mockImplementationOnce(() => {
    throw new Error('Loading chunk supabase failed.');
  });
  await expect(loadSupabaseClient()).rejects.toThrow('Loading chunk supabase failed.');
  const [first, second] = await Promise.all([loadSupabaseClient(), loadSupabaseClient()]);
  expect(second).toBe(first);
  expect(await loadSupabaseClient()).toBe(first);
  expect(createSupabaseClient).toHaveBeenCalledTimes(1);
});
