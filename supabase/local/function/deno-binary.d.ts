declare module 'deno/install_api.cjs' {
  /** The path of the executable that npm installed for this system; throws when there is none. */
  export function runInstall(): string;
}
