import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox';
import { parseMessage } from './message';

/** Creates the SMTP server that adds every message to `mailbox`. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        parseMessage(Buffer.concat(chunks), new Date()).then((message) => {
          mailbox.add(message);
          callback();
        }, callback);
      });
    },
  });
}
