import { parseMessage } from '../../../../../supabase/local/mail-catcher/message';

const now = new Date('2026-11-21T09:30:00Z');

test('reads even what is hardly a message', async () => {
  expect(await parseMessage(Buffer.from('x'), now)).toMatchObject({
    from: '',
    to: '',
    replyTo: '',
    subject: '',
  });
});
