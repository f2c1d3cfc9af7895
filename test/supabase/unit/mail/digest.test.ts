import { composeDigest } from '../../../../supabase/functions/send-contact-email/mail/digest-text';
import type { LogEntry } from '../../../../supabase/functions/send-contact-email/log';
import type {
  Mailer,
  OutgoingMail,
} from '../../../../supabase/functions/send-contact-email/mail/mailer';
import { createDigestSender } from '../../../../supabase/functions/send-contact-email/mail/send-digest';
import type { Digest } from '../../../../supabase/functions/send-contact-email/storage/storage';
import { storedRequest } from '../builders';

function digest(changes: Partial<Digest>): Digest {
  return {
    id: 'digest-1',
    attempt: 1,
    claimedAt: new Date('2026-11-22T06:00:00Z'),
    suspected: [
      storedRequest({ id: 'r-suspected', name: '<b>Robot</b>', message: 'x'.repeat(301) }),
    ],
    aboveCeiling: [storedRequest({ id: 'r-above', name: 'Zoé' })],
    waitingCount: 0,
    moreAlerts: 0,
    refusals: [],
    alerts: [
      {
        ...storedRequest({ id: 'r-alert', receivedAt: new Date('2026-11-18T09:30:00Z') }),
        lastError: '550 no',
      },
    ],
    ...changes,
  };
}

const refusal = { address: 'inconnu@solveo.example', reason: '550 no such user' };

test('lists alerts, what was above the ceiling, and what is suspected', () => {
  const { subject, text, html } = composeDigest(digest({}));
  expect(subject).toBe('Récapitulatif\u00A0: 3 demandes de démo, dont 1 hors délai');
  for (const part of ['r-alert', '550 no', 'r-above', 'Exemple SAS, Zoé', 'r-suspected']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(`${'x'.repeat(300)}…`);
  expect(html).not.toContain('<b>Robot');
});

test('leaves out what there is none of', () => {
  const { text } = composeDigest(digest({ alerts: [], suspected: [] }));
  expect(text).not.toMatch(/dépassé|robot/);
});

test.each([
  [{ suspected: [], alerts: [] }, '1 demande de démo'],
  [{ alerts: [] }, '2 demandes de démo'],
  [{ suspected: [], aboveCeiling: [], alerts: [], refusals: [refusal] }, '1 adresse refusée'],
])('counts as French does: %j', (changes, words) => {
  expect(composeDigest(digest(changes)).subject).toBe(`Récapitulatif\u00A0: ${words}`);
});

test('says how many more there are, and which recipients are refused', () => {
  const { text } = composeDigest(digest({ waitingCount: 49, moreAlerts: 1, refusals: [refusal] }));
  expect(text).toContain('49 autres demandes viendront dans un prochain récapitulatif.');
  expect(text).toContain('1 autre demande hors délai viendra quand');
  expect(text).toContain('inconnu@solveo.example\u00A0: 550 no such user');
  expect(composeDigest(digest({})).text).not.toMatch(/À suivre|refusées/);
});

test('says of each whether its deadline has passed, the late ones first', () => {
  const { text } = composeDigest(
    digest({
      suspected: [],
      alerts: [],
      aboveCeiling: [
        storedRequest({ id: 'in-time', receivedAt: new Date('2026-11-21T09:30:00Z') }),
        storedRequest({ id: 'late', receivedAt: new Date('2026-11-21T05:30:00Z') }),
      ],
    }),
  );
  expect(text).toMatch(
    /Délai de 24 heures dépassé.*Délai dépassé depuis le dimanche 22 novembre 2026 à 06:30.*late/s,
  );
  expect(text).toMatch(
    /late.*dans le délai promis.*À contacter avant le dimanche 22 novembre 2026 à 10:30.*in-time/s,
  );
  expect(text).toMatch(/^Récapitulatif.*, dont 1 hors délai$/m);
});

test('names what is in the database in its last line only', () => {
  const { text } = composeDigest(digest({}));
  const [last, ...others] = text.trimEnd().split('\n').reverse();
  expect(last).toMatch(/contact\.\w+/);
  expect(others.join('\n')).not.toMatch(/contact\.\w+/);
});

test('makes the addresses links', () => {
  const { html } = composeDigest(digest({}));
  expect(html.match(/href="mailto:camille@exemple\.fr"/g)).toHaveLength(3);
});

test('from the third attempt on, says nothing a visitor typed', () => {
  const { subject, text, html } = composeDigest(digest({ attempt: 3 }));
  expect(subject + text + html).not.toMatch(/Zoé|Robot|camille|Exemple SAS/);
  expect(text).toContain('r-above');
});

function setUp(due: Digest[], send: Mailer['send'], record: () => Promise<void>) {
  const events: unknown[] = [];
  const logged: LogEntry[] = [];
  const sent: OutgoingMail[] = [];
  const sendDigest = createDigestSender({
    outbox: {
      claimDigest: () => Promise.resolve(due.shift()),
      recordDigestSent: (id, refusals) => (events.push(['sent', id, ...refusals]), record()),
      recordDigestFailure: (id, reason) => (events.push(['failed', id, reason]), record()),
    },
    mailer: { send: (mail) => (sent.push(mail), send(mail)), close: () => undefined },
    log: (entry) => logged.push(entry),
    callAgain: () => events.push('call again'),
  });
  return { sendDigest, events, logged, sent };
}

const accepts = () => Promise.resolve([]);
const succeeds = () => Promise.resolve();

test('is sent without Reply-To and noted', async () => {
  const { sendDigest, events, sent } = setUp([digest({})], accepts, succeeds);
  await sendDigest();
  expect(sent).toMatchObject([{ reference: 'digest-1', replyTo: undefined }]);
  expect(events).toEqual([['sent', 'digest-1']]);
});

test('its failure is noted', async () => {
  const { sendDigest, events, logged } = setUp(
    [digest({})],
    () => Promise.reject(new Error('no')),
    succeeds,
  );
  await sendDigest();
  expect(events).toEqual([['failed', 'digest-1', 'Error: no']]);
  expect(logged).toEqual([{ code: 'digest_failed', digest: 'digest-1', cause: 'Error' }]);
});

test('nothing is sent when none is due', async () => {
  const { sendDigest, sent, logged } = setUp([], accepts, succeeds);
  await sendDigest();
  expect([sent, logged]).toEqual([[], []]);
});

test('one that was sent but not noted is noted with the next call, and not sent again', async () => {
  let isAway = true;
  const { sendDigest, events, sent } = setUp([digest({}), digest({})], accepts, () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  await sendDigest();
  await sendDigest();
  expect(events).toContain('call again');
  isAway = false;
  events.length = 0;
  await sendDigest();
  expect(events).toContainEqual(['sent', 'digest-1']);
  expect(events).not.toContain('call again');
  expect(sent).toHaveLength(1);
});
