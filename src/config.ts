/**
 * Build-time settings, replaced by webpack's DefinePlugin. An empty SUPABASE_URL means the
 * function lives on the page's own origin, so one build works on 8080 and on 4173.
 */
export const config = {
  siteUrl: process.env.SITE_URL ?? '',
  supabaseUrl: process.env.SUPABASE_URL ?? '',
  supabaseAnonKey: process.env.SUPABASE_ANON_KEY ?? '',
  buildYear: Number(process.env.BUILD_YEAR),
};
