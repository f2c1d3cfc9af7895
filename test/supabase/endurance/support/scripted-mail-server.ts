import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * What the server does with the next email. `reject_one` rejects the recipient `inconnu@...`; `hang`
 * accepts connections and sends nothing; `die_after_data` accepts the email and disconnects before the
 * reply; `slow` delays the reply, `hold` delays it until `release` is called.
 */
export type Behaviour =
  | ('accept' | 'reject_temporarily' | 'reject_permanently' | 'reject_one')
  | ('hang' | 'die_after_data' | 'slow' | 'hold');

const SLOW_MILLISECONDS = 2_000;

export type ScriptedMailServer = Awaited<ReturnType<typeof startScriptedMailServer>>;

/**
 * Starts a mail server whose behaviour tests choose.
 *
 * @param tls options for implicit TLS; empty for plain SMTP
 */
export async function startScriptedMailServer(
  tls: Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'>,
) {
  const taken: Awaited<ReturnType<typeof readMail>>[] = [];
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let port = 0;

  function create(): SMTPServer {
    const server = new SMTPServer({
      ...tls,
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
      onConnect: (_session, callback) => {
        if (self.behaviour !== 'hang') callback();
      },
      onRcptTo: ({ address }, _session, callback) => callback(rejectionOf(self.behaviour, address)),
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void readMail(Buffer.concat(chunks)).then((mail) => {
            taken.push(mail);
            reply(callback);
          });
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return server;
  }

  function reply(callback: () => void): void {
    if (self.behaviour === 'die_after_data') for (const socket of sockets) socket.destroy();
    else if (self.behaviour === 'slow') setTimeout(callback, SLOW_MILLISECONDS);
    else if (self.behaviour === 'hold') held.push(callback);
    else callback();
  }

  let server = create();
  const self = {
    url: '',
    /** The emails it has accepted. */
    taken,
    behaviour: 'accept' as Behaviour,
    /** Replies to every email it holds. */
    release: () => held.splice(0).forEach((callback) => callback()),
    /** Disconnects everybody and stops listening. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    /** Listens again on the same port. */
    start: async () => {
      server = create();
      port = await listen(server, port);
    },
  };
  port = await listen(server, port);
  self.url = `${tls.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`;
  return self;
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
}

function rejectionOf(behaviour: Behaviour, recipient: string): Error | null {
  if (behaviour === 'reject_temporarily')
    return Object.assign(new Error('try again later'), { responseCode: 451 });
  const isUnknown = behaviour === 'reject_one' && recipient.startsWith('inconnu@');
  if (behaviour === 'reject_permanently' || isUnknown)
    return Object.assign(new Error('not wanted'), { responseCode: 550 });
  return null;
}

/** Of several Message-IDs or addresses, all, with commas. */
async function readMail(raw: Buffer) {
  const { headers, replyTo = [] } = await PostalMime.parse(raw);
  const ids = headers.filter(({ key }) => key === 'message-id').map(({ value }) => value);
  return {
    messageId: ids.join(', '),
    replyTo: replyTo.map(({ address }) => address ?? '').join(', '),
  };
}
