import { startTemporaryBackend } from '../support/temporaryBackend';
import { demoRequest } from '../support/builders';
import { autocannon } from './autocannon';
import { startBareServer } from './bareServer';
import { atMost, conclude } from './goals';

const ORIGIN = 'http://localhost:8080';

let visitors = 0;

/**
 * Makes each request another visitor's. The function answers a second request from one email address
 * as a duplicate, and makes requests from one IP address wait for each other.
 */
function setupRequest(request: object): object {
  visitors += 1;
  return {
    ...request,
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(demoRequest({ email: `personne-${visitors}@exemple.fr` })),
  };
}

/**
 * Returns how many requests a second the server accepts, after two seconds in which it warms up.
 *
 * @throws Error when a request fails or is rejected: the figure would be worthless
 */
async function measure(url: string): Promise<number> {
  const requests = [{ method: 'POST' as const, setupRequest }];
  await autocannon({ url, duration: 2, requests });
  const result = await autocannon({ url, duration: 10, requests });
  console.log(`${url}\n${autocannon.printResult(result)}`);
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${result.errors} requests failed, ${result.non2xx} were rejected.`);
  }
  return result.requests.average;
}

async function main(): Promise<void> {
  const bare = await startBareServer();
  const backend = await startTemporaryBackend({
    allowedOrigins: [ORIGIN],
    pageUrl: `${ORIGIN}/`,
    // The mail limit stays as in production: beyond it, requests are still stored.
    variables: { RATE_LIMIT_PER_HOUR: '100000000' },
    onFunctionLine: () => undefined,
  });
  try {
    const reference = await measure(bare.url);
    const ours = await measure(backend.function.url);
    conclude([
      atMost(33, '×', "a bare server's accepted requests a second over ours", reference / ours),
    ]);
  } finally {
    await Promise.all([bare.stop(), backend.stop()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
