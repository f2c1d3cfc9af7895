/** @jest-environment ./test/setup/browserEnvironment.ts */
import { loadSupabaseClient } from '../../../src/services/loadSupabaseClient';

describe('loadSupabaseClient', () => {
  it('creates one client for all who ask, at once or later', async () => {
    const [first, second] = await Promise.all([loadSupabaseClient(), loadSupabaseClient()]);
    expect(second).toBe(first);
    expect(await loadSupabaseClient()).toBe(first);
  });
});
