import { fetchPackage } from './fetchPackage';

interface Options {
  readonly url: string;
  readonly connections: number;
  /** In seconds. */
  readonly duration: number;
  readonly requests: readonly {
    readonly method: 'POST';
    readonly setupRequest: (request: object) => object;
  }[];
}

interface Result {
  readonly errors: number;
  readonly non2xx: number;
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number };
}

const autocannon = fetchPackage('autocannon', '9.0.0')('autocannon') as (
  options: Options,
) => Promise<Result>;

/** Returns the body and headers of the nth request. */
export type Request = (n: number) => {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

// Never reset: a repeated request would count as a duplicate.
let sent = 0;

/**
 * Sends requests, each connection its next one as soon as it has a response.
 *
 * @throws Error when a request fails or is rejected: the figures would be worthless
 */
export async function measure(
  url: string,
  request: Request,
  load: Pick<Options, 'connections' | 'duration'>,
) {
  const setupRequest = (base: object) => ({ ...base, ...request((sent += 1)) });
  const requests = [{ method: 'POST' as const, setupRequest }];
  const result = await autocannon({ url, ...load, requests });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${result.errors} requests failed, ${result.non2xx} were rejected.`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
