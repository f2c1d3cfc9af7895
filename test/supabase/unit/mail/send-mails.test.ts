import type { LogEntry } from '../../../../supabase/functions/send-contact-email/log';
import { composeMail } from '../../../../supabase/functions/send-contact-email/mail/mail-text';
import type {
  Mailer,
  OutgoingMail,
} from '../../../../supabase/functions/send-contact-email/mail/mailer';
import { createMailSender } from '../../../../supabase/functions/send-contact-email/mail/send-mails';
import type { MailOutbox } from '../../../../supabase/functions/send-contact-email/storage/storage';
import { storedRequest } from '../builders';

const request = storedRequest({});
const refused = Object.assign(new Error('550 no'), { code: 'EENVELOPE' });
const away = Object.assign(new Error('away'), { code: 'CONNECTION_CLOSED' });

interface Script {
  readonly batches: ReturnType<typeof storedRequest>[][];
  readonly send: Mailer['send'];
  readonly record: () => Promise<void>;
}

function setUp({ batches, send, record }: Script) {
  const events: unknown[] = [];
  const logged: LogEntry[] = [];
  const sent: OutgoingMail[] = [];
  const outbox: MailOutbox = {
    claimMails: () => Promise.resolve(batches.shift() ?? []),
    recordMailSent: (id) => (events.push(['sent', id]), record()),
    recordMailFailure: (id, reason) => (events.push(['failed', id, reason]), record()),
  };
  const mailer: Mailer = {
    send: (mail) => (sent.push(mail), send(mail)),
    close: () => undefined,
  };
  const sendMails = createMailSender({ outbox, mailer, log: (entry) => logged.push(entry) });
  return { sendMails, events, logged, sent, batches };
}

const succeeds = () => Promise.resolve();

test('sends with the prospect as Reply-To and the id as reference, then notes it', async () => {
  const { sendMails, events, logged, sent } = setUp({
    batches: [[request]],
    send: succeeds,
    record: succeeds,
  });
  await sendMails();
  expect(sent).toEqual([
    { ...composeMail(request), reference: request.id, replyTo: 'camille@exemple.fr' },
  ]);
  expect(events).toEqual([['sent', request.id]]);
  expect(logged).toEqual([{ code: 'mail_sent', request: request.id }]);
});

test('goes on while there is something due', async () => {
  const batches = ['a', 'b', 'c'].map((id) => [storedRequest({ id })]);
  const { sendMails, events } = setUp({ batches, send: succeeds, record: succeeds });
  await sendMails();
  expect(events).toEqual([
    ['sent', 'a'],
    ['sent', 'b'],
    ['sent', 'c'],
  ]);
});

test('notes why a mail failed, the log gets the code only, and the rest waits', async () => {
  const { sendMails, events, logged, batches } = setUp({
    batches: [[request], [storedRequest({ id: 'waits' })]],
    send: () => Promise.reject(refused),
    record: succeeds,
  });
  await sendMails();
  expect(events).toEqual([['failed', request.id, 'EENVELOPE: 550 no']]);
  expect(logged).toEqual([{ code: 'mail_failed', request: request.id, cause: 'EENVELOPE' }]);
  expect(batches).toHaveLength(1);
});

test('a mail that was sent but not noted is not sent again by this process', async () => {
  let isAway = true;
  const { sendMails, sent, logged, events, batches } = setUp({
    batches: [[request]],
    send: succeeds,
    record: () => (isAway ? Promise.reject(away) : Promise.resolve()),
  });
  await sendMails();
  expect(logged.at(-1)).toEqual({
    code: 'mail_outcome_not_recorded',
    request: request.id,
    cause: 'CONNECTION_CLOSED',
  });
  isAway = false;
  batches.push([request]);
  await sendMails();
  expect(sent).toHaveLength(1);
  expect(events).toEqual([
    ['sent', request.id],
    ['sent', request.id],
  ]);
});

test('does not reject when the database is away', async () => {
  const logged: LogEntry[] = [];
  const outbox: MailOutbox = {
    claimMails: () => Promise.reject(away),
    recordMailSent: () => Promise.reject(away),
    recordMailFailure: () => Promise.reject(away),
  };
  const mailer: Mailer = { send: succeeds, close: () => undefined };
  await createMailSender({ outbox, mailer, log: (entry) => logged.push(entry) })();
  expect(logged).toEqual([{ code: 'mails_not_claimed', cause: 'CONNECTION_CLOSED' }]);
});
