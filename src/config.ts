/** Replaced by webpack; Node has it when it prerenders. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/**
 * Build-time settings, inserted by webpack's EnvironmentPlugin. An empty SUPABASE_URL means the function
 * is on the page's origin, whatever its port.
 */
export const config = {
  siteUrl: process.env.SITE_URL ?? '',
  supabaseUrl: process.env.SUPABASE_URL ?? '',
  supabaseAnonKey: process.env.SUPABASE_ANON_KEY ?? '',
  /** URL path of the share image; empty in development, which has none. */
  shareImagePath: process.env.SHARE_IMAGE_PATH ?? '',
};
