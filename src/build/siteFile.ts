/** A file that the build makes. */
export interface SiteFile {
  /** On the site, such as /robots.txt. */
  readonly path: string;
  readonly content: string | Uint8Array;
}
