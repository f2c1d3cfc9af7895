import type { FunctionsClientPort } from './demoRequest';

let client: Promise<FunctionsClientPort> | undefined;

/**
 * Fetches and creates the backend client once; 46 KB that only visitors who touch the form pay.
 * A failed download is forgotten, so that the next attempt tries again.
 */
export function loadSupabaseClient(): Promise<FunctionsClientPort> {
  client ??= import(/* webpackChunkName: "supabase" */ './supabaseClient')
    .then(({ createSupabaseClient }) => createSupabaseClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
