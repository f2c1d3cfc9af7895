import type { LogEntry } from '../../../supabase/functions/send-contact-email/log';
import { composeMail } from '../../../supabase/functions/send-contact-email/mail-text';
import type { Mailer, OutgoingMail } from '../../../supabase/functions/send-contact-email/mailer';
import { createNotifier } from '../../../supabase/functions/send-contact-email/notify';
import type { RequestStorage } from '../../../supabase/functions/send-contact-email/storage';
import { storedRequest } from './builders';

const request = storedRequest({});

function setUp(send: Mailer['send'], record: () => Promise<void>) {
  const events: unknown[] = [];
  const logged: LogEntry[] = [];
  const storage: RequestStorage = {
    save: () => Promise.reject(new Error('unexpected call')),
    recordMailSent: (id) => (events.push(['sent', id]), record()),
    recordMailFailure: (id, reason) => (events.push(['failed', id, reason]), record()),
    close: () => Promise.resolve(),
  };
  const mailer: Mailer = { send, close: () => undefined };
  const notify = createNotifier({ storage, mailer, log: (entry) => logged.push(entry) });
  return { notify, events, logged };
}

const refused = Object.assign(new Error('550 no'), { code: 'EENVELOPE' });

test('sends the mail with the prospect as Reply-To, then notes it', async () => {
  const sent: OutgoingMail[] = [];
  const { notify, events, logged } = setUp(
    (mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
    () => Promise.resolve(),
  );
  await notify(request);
  expect(sent).toEqual([{ ...composeMail(request), replyTo: 'camille@exemple.fr' }]);
  expect(events).toEqual([['sent', request.id]]);
  expect(logged).toEqual([{ code: 'mail_sent', request: request.id }]);
});

test('notes why a mail failed; the log gets the code only', async () => {
  const { notify, events, logged } = setUp(
    () => Promise.reject(refused),
    () => Promise.resolve(),
  );
  await notify(request);
  expect(events).toEqual([['failed', request.id, 'EENVELOPE: 550 no']]);
  expect(logged).toEqual([{ code: 'mail_failed', request: request.id, cause: 'EENVELOPE' }]);
});

test('does not reject when the outcome cannot be noted', async () => {
  const { notify, logged } = setUp(
    () => Promise.resolve(),
    () => Promise.reject(Object.assign(new Error(), { code: 'CONNECTION_CLOSED' })),
  );
  await notify(request);
  expect(logged).toContainEqual({
    code: 'mail_outcome_not_recorded',
    request: request.id,
    cause: 'CONNECTION_CLOSED',
  });
});
