import { createClient } from '@supabase/supabase-js';
import { config } from '../config';

/**
 * Creates the Supabase client with a persistent session and automatic token refresh. The customer
 * chose supabase-js: for the page alone, `fetch` would do.
 * `functions.invoke` needs an absolute URL: the page's origin when none is configured.
 */
export function createSupabaseClient() {
  return createClient(config.supabaseUrl || window.location.origin, config.supabaseAnonKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}
