/** What a site responds at a URL, redirects followed. */
export interface SiteResponse {
  readonly url: string;
  readonly status: number;
  /** Media type without parameters, such as text/html. Only that of documents is read. */
  readonly type: string;
  readonly body: Buffer;
}

/** Fetches from a site, published or in a folder; undefined without a response. Never rejects. */
export type FetchUrl = (url: string) => Promise<SiteResponse | undefined>;

/** What became of a URL, as the end of a French sentence. */
export function describeResponse(response: SiteResponse | undefined): string {
  return response ? `répond ${response.status}` : 'ne peut pas être lue';
}

/** Thrown for a URL that gives nothing to check; its message is one French sentence. */
export class UnreadableUrl extends Error {}

/** Whether a text is an absolute URL of the web. */
export function isAbsoluteUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
