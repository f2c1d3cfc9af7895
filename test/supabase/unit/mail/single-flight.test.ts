import { singleFlight } from '../../../../supabase/functions/send-contact-email/mail/single-flight';

function manualWork() {
  const endings: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => endings.push(resolve));
  return { work, endings };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs once more for all calls that came while it ran', async () => {
  const { work, endings } = manualWork();
  const run = singleFlight(work);
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

test('runs anew when called after it has ended', async () => {
  const { work, endings } = manualWork();
  const run = singleFlight(work);
  const first = run();
  endings[0]?.();
  await first;
  const second = run();
  expect(endings).toHaveLength(2);
  endings[1]?.();
  await second;
});
