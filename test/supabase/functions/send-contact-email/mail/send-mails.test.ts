import type { LogEntry } from '#supabase/functions/send-contact-email/log.ts';
import {
  createMailSender,
  LEASE_MS,
} from '#supabase/functions/send-contact-email/mail/send-mails.ts';
import type {
  Mailer,
  OutgoingMail,
} from '#supabase/functions/send-contact-email/mail/smtp-mailer.ts';
import { storedRequest } from '../../../support/requests';

const request = storedRequest({});
const { id } = request;
const rejected = Object.assign(new Error('550 no'), { code: 'EENVELOPE' });
const unavailable = Object.assign(new Error('unavailable'), { code: 'CONNECTION_CLOSED' });

interface Scene {
  /** What each claim returns; `undefined` means that the database is unavailable. */
  readonly batches: ((typeof request)[] | undefined)[];
  readonly send?: Mailer['send'];
  readonly record?: () => Promise<void>;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const accept = () => Promise.resolve({});
const succeed = () => Promise.resolve();

const requests = (...ids: string[]) => ids.map((each) => storedRequest({ id: each }));

/** Sends the due emails of a scene; returns what happened. */
async function sendDueMails({ batches, send = accept, record = succeed, pause = succeed }: Scene) {
  const events: [outcome: string, mailId: string, detail: unknown][] = [];
  const logged: LogEntry[] = [];
  const sent: OutgoingMail[] = [];
  const recordAs = (outcome: string) => (mailId: string, detail: unknown) => {
    events.push([outcome, mailId, detail]);
    return record();
  };
  const sendAndKeep = (mail: OutgoingMail) => {
    sent.push(mail);
    return send(mail);
  };
  const sendMails = createMailSender({
    outbox: {
      claimMails: () => {
        const batch = batches.length > 0 ? batches.shift() : [];
        return batch === undefined ? Promise.reject(unavailable) : Promise.resolve(batch);
      },
      recordMailSent: recordAs('sent'),
      recordMailUnsent: recordAs('unsent'),
    },
    mailer: { send: sendAndKeep, close: () => undefined },
    followUpUrl: (mailId) => `https://www.solveo.example/suivi/#${mailId}`,
    log: (entry) => logged.push(entry),
    pause,
  });
  await sendMails();
  return { events, logged, sent };
}

test('records a request whose email cannot be composed as unsent, and mails the others', async () => {
  const undated = storedRequest({ id: 'b', receivedAt: new Date(Number.NaN) });
  const { events } = await sendDueMails({ batches: [[undated, request]] });
  expect(events).toContainEqual(['unsent', 'b', expect.stringMatching(/RangeError/)]);
  expect(events).toContainEqual(['sent', id, undefined]);
});

test('continues while emails are due, even when one of a batch fails', async () => {
  const send = (mail: OutgoingMail) =>
    mail.reference === 'b' ? Promise.reject(rejected) : accept();
  const { events } = await sendDueMails({ batches: [requests('a', 'b'), requests('c')], send });
  expect(events).toEqual([
    ['sent', 'a', undefined],
    ['unsent', 'b', 'EENVELOPE: 550 no'],
    ['sent', 'c', undefined],
  ]);
});

test('records why an email failed, logs the code only, and leaves the rest for later', async () => {
  const send = () => Promise.reject(rejected);
  const batches = [[request], [request]];
  const { events, logged } = await sendDueMails({ batches, send });
  expect(events).toEqual([['unsent', id, 'EENVELOPE: 550 no']]);
  expect(logged).toEqual([{ code: 'mail_failed', request: id, cause: 'EENVELOPE' }]);
  expect(batches).toHaveLength(1);
});

test('records which recipient was rejected when another one got the email, and logs no address', async () => {
  const rejections = 'inconnu@solveo.example: 550 no';
  const send = () => Promise.resolve({ rejections });
  const { events, logged } = await sendDueMails({ batches: [[request]], send });
  expect(events).toEqual([['sent', id, rejections]]);
  expect(logged).toEqual([
    { code: 'mail_sent', request: id },
    { code: 'recipient_rejected', request: id },
  ]);
});

describe('without a database', () => {
  const notRecorded = { code: 'mail_outcome_not_recorded', request: id, cause: unavailable.code };

  test('records a sent email once the database is back, and sends nothing before', async () => {
    const claimed = [[request], [storedRequest({ id: 'next' })]];
    let pauses = 0;
    const { events, logged, sent } = await sendDueMails({
      batches: claimed,
      record: () => (pauses < 2 ? Promise.reject(unavailable) : succeed()),
      pause: () => {
        pauses += 1;
        expect(claimed).toHaveLength(1);
        return succeed();
      },
    });
    const recorded = ['sent', id, undefined];
    expect(events).toEqual([recorded, recorded, recorded, ['sent', 'next', undefined]]);
    expect(logged.slice(0, 3)).toEqual([
      { code: 'mail_sent', request: id },
      notRecorded,
      { code: 'mail_outcome_recorded', request: id },
    ]);
    expect(sent.map(({ reference }) => reference)).toEqual([id, 'next']);
  });

  describe('whose failures take time', () => {
    beforeAll(() => jest.useFakeTimers());
    afterAll(() => jest.useRealTimers());

    test('goes on to the next emails when the lease of one ends', async () => {
      const attemptMs = 12_000;
      const start = performance.now();
      const sentAt: number[] = [];
      await sendDueMails({
        batches: [[request], [storedRequest({ id: 'next' })]],
        send: () => {
          sentAt.push(performance.now() - start);
          return accept();
        },
        record: () => {
          jest.advanceTimersByTime(attemptMs);
          return Promise.reject(unavailable);
        },
        pause: (milliseconds) => {
          jest.advanceTimersByTime(milliseconds);
          return succeed();
        },
      });
      const [, next] = sentAt;
      expect(next).toBeGreaterThanOrEqual(LEASE_MS);
      expect(next).toBeLessThanOrEqual(LEASE_MS + 1_000 + attemptMs);
    });
  });

  test('does not reject when nothing can be claimed', async () => {
    const { logged } = await sendDueMails({ batches: [undefined] });
    expect(logged).toEqual([{ code: 'mails_not_claimed', cause: 'CONNECTION_CLOSED' }]);
  });
});
