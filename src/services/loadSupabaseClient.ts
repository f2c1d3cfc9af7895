import type { DemoRequestClient } from './sendDemoRequest';

let client: Promise<DemoRequestClient> | undefined;

/**
 * Downloads and creates the Supabase client, once for all callers. A failed download is not cached:
 * the next call tries again.
 */
export function loadSupabaseClient(): Promise<DemoRequestClient> {
  client ??= import(/* webpackChunkName: "supabase" */ './supabaseClient')
    .then(({ createSupabaseClient }) => createSupabaseClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
