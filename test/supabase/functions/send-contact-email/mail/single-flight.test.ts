import { singleFlight } from '#supabase/functions/send-contact-email/mail/single-flight.ts';

/** Makes a single flight and, for each of its runs, a function that ends the run. */
function setUp() {
  const endings: (() => void)[] = [];
  return { run: singleFlight(() => new Promise((resolve) => endings.push(resolve))), endings };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs once more for all calls made while it runs', async () => {
  const { run, endings } = setUp();
  const first = run();
  expect([run(), run(), run()]).toEqual([first, first, first]);
  expect(endings).toHaveLength(1);
  endings[0]?.();
  await turn();
  expect(endings).toHaveLength(2);
  endings[1]?.();
  await first;
  expect(endings).toHaveLength(2);
});
