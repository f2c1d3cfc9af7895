declare module '*.woff2' {
  /** URL path of the emitted file. */
  const url: string;
  export = url;
}
