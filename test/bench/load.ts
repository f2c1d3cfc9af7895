import { startTemporaryBackend } from '../support/temporaryBackend';
import { demoRequest } from '../supabase/unit/builders';
import { startBareServer } from './bareServer';
import { measure, type Request } from './autocannon';
import { atMost, conclude } from './goals';

const ORIGIN = 'http://localhost:8080';
const load = { connections: 10, duration: 10 };

/** Of the nth visitor: with the address or the email of another, a limit would answer. */
const newRequest: Request = (n) => ({
  headers: {
    origin: ORIGIN,
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  },
  body: JSON.stringify(demoRequest({ email: `personne-${n}@exemple.fr` })),
});

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
    const servers = { bare: bare.url, ours: backend.function.url };
    await measure(servers.bare, newRequest, { ...load, duration: 2 });
    await measure(servers.ours, newRequest, { ...load, duration: 2 });
    const figures = {
      bare: await measure(servers.bare, newRequest, load),
      ours: await measure(servers.ours, newRequest, load),
    };
    console.table(figures);
    const ratio = figures.bare.requestsPerSecond / figures.ours.requestsPerSecond;
    conclude('load', figures, [
      atMost(33, '×', "a bare server's accepted requests a second over ours", ratio),
      atMost(99, 'ms', 'p99 of accepted requests', figures.ours.p99),
    ]);
  } finally {
    await Promise.all([bare.stop(), backend.stop()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
