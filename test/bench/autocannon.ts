import { fetchPackage } from './fetchPackage';

interface Options {
  readonly url: string;
  /** In seconds. */
  readonly duration: number;
  readonly requests: readonly {
    readonly method: 'POST';
    /** Completes each request with what it alone has. */
    readonly setupRequest: (request: object) => object;
  }[];
}

interface Result {
  readonly errors: number;
  readonly non2xx: number;
  readonly requests: { readonly average: number };
}

/**
 * https://github.com/mcollina/autocannon: ten connections, each of which sends its next request as
 * soon as it has a response. Its command cannot give each request a header of its own.
 */
export const autocannon = fetchPackage('autocannon', '9.0.0')('autocannon') as {
  (options: Options): Promise<Result>;
  printResult: (result: Result) => string;
};
