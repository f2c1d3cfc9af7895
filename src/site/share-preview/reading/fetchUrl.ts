/** What a site answers at an address, redirections followed. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  /** Media type without parameters, such as text/html. */
  readonly type: string;
  readonly body: Buffer;
}

/** Asks a site, published or in a folder. Rejects with UnreadableAddress alone. */
export type Ask = (address: string) => Promise<Answer>;

/** Thrown for an address that gives nothing to check; its message is one French sentence. */
export class UnreadableAddress extends Error {}
