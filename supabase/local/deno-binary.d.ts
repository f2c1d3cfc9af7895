declare module 'deno/install_api.cjs' {
  /** The path of the executable that npm installed for this system; throws when there is none. */
  export function runInstall(): string;
}

declare module 'deno-2-1/install_api.cjs' {
  /** As above, of the line that hosted Supabase runs. */
  export function runInstall(): string;
}
