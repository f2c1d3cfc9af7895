/**
 * Build-time settings, replaced by webpack's DefinePlugin. An empty SUPABASE_URL means the function
 * is on the page's origin: the same build then works on ports 8080 and 4173.
 */
export const config = {
  siteUrl: process.env.SITE_URL ?? '',
  supabaseUrl: process.env.SUPABASE_URL ?? '',
  supabaseAnonKey: process.env.SUPABASE_ANON_KEY ?? '',
  buildYear: Number(process.env.BUILD_YEAR),
};
