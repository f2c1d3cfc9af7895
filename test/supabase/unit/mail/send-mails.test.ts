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

function setUp(batches: (typeof request)[][], send: Mailer['send'], record: () => Promise<void>) {
  const events: unknown[] = [];
  const logged: LogEntry[] = [];
  const sent: OutgoingMail[] = [];
  const outbox: MailOutbox = {
    claimMails: () => Promise.resolve(batches.shift() ?? []),
    recordMailSent: (id, rejections) => (events.push(['sent', id, rejections]), record()),
    recordMailFailure: (id, reason) => (events.push(['failed', id, reason]), record()),
  };
  const sendMails = createMailSender({
    outbox,
    mailer: { send: (mail) => (sent.push(mail), send(mail)), close: () => undefined },
    log: (entry) => logged.push(entry),
    callAgain: () => events.push('call again'),
  });
  return { sendMails, events, logged, sent, batches };
}

const accepts = () => Promise.resolve(undefined);
const succeeds = () => Promise.resolve();

test('sends with the prospect as Reply-To and the id as reference, then records it', async () => {
  const { sendMails, events, logged, sent } = setUp([[request]], accepts, succeeds);
  await sendMails();
  expect(sent).toEqual([
    { ...composeMail(request), reference: request.id, replyTo: 'camille@exemple.fr' },
  ]);
  expect(events).toEqual([['sent', request.id, undefined]]);
  expect(logged).toEqual([{ code: 'mail_sent', request: request.id }]);
});

test('records which recipients were rejected, and logs that some were', async () => {
  const rejections = 'inconnu@solveo.example: 550 no such user';
  const send = () => Promise.resolve(rejections);
  const { sendMails, events, logged } = setUp([[request]], send, succeeds);
  await sendMails();
  expect(events).toEqual([['sent', request.id, rejections]]);
  expect(logged).toEqual([
    { code: 'mail_sent', request: request.id },
    { code: 'recipients_refused', request: request.id },
  ]);
});

test('continues while something is due', async () => {
  const batches = ['a', 'b', 'c'].map((id) => [storedRequest({ id })]);
  const { sendMails, events } = setUp(batches, accepts, succeeds);
  await sendMails();
  expect(events).toEqual([
    ['sent', 'a', undefined],
    ['sent', 'b', undefined],
    ['sent', 'c', undefined],
  ]);
});

test('records why a mail failed, logs the code only, and leaves the rest for later', async () => {
  const waiting = [storedRequest({ id: 'waits' })];
  const send = () => Promise.reject(refused);
  const { sendMails, events, logged, batches } = setUp([[request], waiting], send, succeeds);
  await sendMails();
  expect(events).toEqual([['failed', request.id, 'EENVELOPE: 550 no']]);
  expect(logged).toEqual([{ code: 'mail_failed', request: request.id, cause: 'EENVELOPE' }]);
  expect(batches).toHaveLength(1);
});

describe('a mail that was sent but not recorded', () => {
  const notRecorded = {
    code: 'mail_outcome_not_recorded',
    request: request.id,
    cause: 'CONNECTION_CLOSED',
  };

  function setUpAway() {
    const database = { isAway: true };
    const record = () => (database.isAway ? Promise.reject(away) : Promise.resolve());
    return { database, ...setUp([[request]], accepts, record) };
  }

  test('is recorded by the next call, which is scheduled, and not sent again', async () => {
    const { database, sendMails, sent, logged, events } = setUpAway();
    await sendMails();
    expect(events.splice(0)).toEqual([['sent', request.id, undefined], 'call again']);
    expect(logged.splice(0)).toEqual([{ code: 'mail_sent', request: request.id }, notRecorded]);
    await sendMails();
    expect(events.splice(0)).toEqual([['sent', request.id, undefined], 'call again']);
    expect(logged.splice(0)).toEqual([]);
    database.isAway = false;
    await sendMails();
    expect(events).toEqual([['sent', request.id, undefined]]);
    expect(logged).toEqual([{ code: 'mail_outcome_recorded', request: request.id }]);
    expect(sent).toHaveLength(1);
  });

  test('is not sent again when it is due before it could be recorded', async () => {
    const { sendMails, sent, batches } = setUpAway();
    await sendMails();
    batches.push([request]);
    await sendMails();
    expect(sent).toHaveLength(1);
  });
});

test('does not reject without a database', async () => {
  const logged: LogEntry[] = [];
  const outbox: MailOutbox = {
    claimMails: () => Promise.reject(away),
    recordMailSent: () => Promise.reject(away),
    recordMailFailure: () => Promise.reject(away),
  };
  const mailer: Mailer = { send: accepts, close: () => undefined };
  const log = (entry: LogEntry) => logged.push(entry);
  await createMailSender({ outbox, mailer, log, callAgain: () => undefined })();
  expect(logged).toEqual([{ code: 'mails_not_claimed', cause: 'CONNECTION_CLOSED' }]);
});
