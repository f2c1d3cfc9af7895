declare module '*.woff2' {
  /** Where webpack has put the file. */
  const address: string;
  export = address;
}
