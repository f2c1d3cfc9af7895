/** @jest-environment ./test/setup/jsdomEnvironment.ts */
const createSupabaseClient = jest.fn<object, []>();
const download = jest.fn(() => ({ createSupabaseClient }));
jest.mock('#src/services/supabaseClient.ts', () => download());

let loadSupabaseClient: () => Promise<unknown>;

beforeEach(async () => {
  jest.resetModules();
  createSupabaseClient.mockReset().mockImplementation(() => ({}));
  ({ loadSupabaseClient } = await import('#src/services/loadSupabaseClient.ts'));
});

describe('loadSupabaseClient', () => {
  it('creates one client for all callers, simultaneous or later', async () => {
    const [first, second] = await Promise.all([loadSupabaseClient(), loadSupabaseClient()]);
    expect(second).toBe(first);
    expect(await loadSupabaseClient()).toBe(first);
    expect(createSupabaseClient).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['download', () => download.mockImplementationOnce(fail)],
    ['creation of the client', () => createSupabaseClient.mockImplementationOnce(fail)],
  ])('tries again after a failed %s', async (_what, breakOnce) => {
    breakOnce();
    await expect(loadSupabaseClient()).rejects.toThrow('Loading chunk supabase failed.');
    const client = await loadSupabaseClient();
    expect(client).toBeDefined();
    expect(await loadSupabaseClient()).toBe(client);
  });
});

function fail(): never {
  throw new Error('Loading chunk supabase failed.');
}
