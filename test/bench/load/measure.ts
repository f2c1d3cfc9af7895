import { fetchPackage } from '../fetch-package';

/** The part of autocannon's API that this benchmark uses. */
interface Options {
  readonly url: string;
  readonly connections: number;
  /** In seconds. With `amount`, the run ends after that many requests instead. */
  readonly duration?: number;
  readonly amount?: number;
  readonly requests: readonly {
    readonly method: 'GET' | 'POST';
    readonly setupRequest: (request: object) => object;
  }[];
}

interface Result {
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>> | undefined;
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
}

const autocannon = fetchPackage('autocannon', '9.0.0')('autocannon') as (
  options: Options,
) => Promise<Result>;

/** One kind of request. */
export interface Scenario {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The status that every response must have: the figures are worthless otherwise. */
  readonly status: number;
  /** The body and headers of the nth request. */
  readonly request: (n: number) => {
    readonly body?: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

export interface Figures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

export type Load = Pick<Options, 'connections' | 'duration' | 'amount'>;

// Never reset: a repeated request would count as a duplicate.
let sent = 0;

/**
 * Sends a scenario's requests, each connection its next one as soon as it has a response.
 *
 * @throws Error when a request fails or has another status
 */
export async function measure(url: string, scenario: Scenario, load: Load): Promise<Figures> {
  const result = await autocannon({
    url,
    ...load,
    requests: [
      {
        method: scenario.method,
        setupRequest: (request) => ({ ...request, ...scenario.request((sent += 1)) }),
      },
    ],
  });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.join() !== String(scenario.status)) {
    throw new Error(
      `${scenario.name}: ${result.errors} errors, responses ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result.requests.total,
  };
}
