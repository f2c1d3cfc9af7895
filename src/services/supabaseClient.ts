import { createClient } from '@supabase/supabase-js';
import { config } from '../config';

/**
 * The backend client, as the specification describes it: the session persists in local storage
 * (under the key supabase-js derives from the host's first label) and its token refreshes itself.
 * `functions.invoke` needs an absolute address, hence the page's origin when none is configured.
 */
export function createSupabaseClient() {
  return createClient(config.supabaseUrl || window.location.origin, config.supabaseAnonKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}
