/** What the fragment of a link to /suivi names. */
export interface FollowUpLink {
  /** The request's id. */
  readonly id: string;
  /** Shows that the link comes from a mail of the function. */
  readonly key: string;
}

// Digits and a few marks, at which no mail program ends a link.
const FRAGMENT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{32})$/;

/** Fragments reach no server and no log, and programs that open links in advance change nothing. */
export function writeFollowUpFragment({ id, key }: FollowUpLink): string {
  return `${id}.${key}`;
}

/** Reads a fragment, without its #; undefined for one that was cut or changed on its way. */
export function readFollowUpFragment(fragment: string): FollowUpLink | undefined {
  const [, id, key] = FRAGMENT.exec(fragment) ?? [];
  return id !== undefined && key !== undefined ? { id, key } : undefined;
}
