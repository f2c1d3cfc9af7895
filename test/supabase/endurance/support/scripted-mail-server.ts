import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * How the server behaves towards the next mail. `reject_one` rejects `inconnu@...` among others; `hang`
 * accepts the connection and never sends anything; `die_after_data` accepts the mail and breaks the
 * connection before it replies; `slow` replies after a while, `hold` when `release` is called.
 */
export type Behaviour =
  | ('accept' | 'reject_temporarily' | 'reject_permanently' | 'reject_one')
  | ('hang' | 'die_after_data' | 'slow' | 'hold');

/** A mail the server has taken. */
export interface TakenMail {
  /** With commas between, where it has several. */
  readonly messageId: string;
  readonly replyTo: string;
  /** Of the envelope. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export interface ScriptedMailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  behaviour: Behaviour;
  /** Says that every mail it holds is accepted. */
  release(): void;
  /** Stops it; nothing listens on its port afterwards. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

const SLOW_MILLISECONDS = 2_000;

/**
 * Starts a mail server whose behaviour tests choose.
 *
 * @param tls its options for implicit TLS; none for plain SMTP
 */
export async function startScriptedMailServer(
  tls: Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'>,
): Promise<ScriptedMailServer> {
  const taken: TakenMail[] = [];
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
      onData: (stream, { envelope }, callback) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void readMail(Buffer.concat(chunks), recipients).then((mail) => {
            taken.push(mail);
            answer(callback);
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

  function answer(callback: () => void): void {
    if (self.behaviour === 'die_after_data') for (const socket of sockets) socket.destroy();
    else if (self.behaviour === 'slow') setTimeout(callback, SLOW_MILLISECONDS);
    else if (self.behaviour === 'hold') held.push(callback);
    else callback();
  }

  let server = create();
  const self: ScriptedMailServer = {
    url: '',
    taken,
    behaviour: 'accept',
    release: () => held.splice(0).forEach((callback) => callback()),
    stop: () =>
      new Promise((resolve) => {
        server.server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start: async () => {
      server = create();
      port = await listen(server, port);
    },
  };
  port = await listen(server, port);
  return Object.assign(self, {
    url: `${tls.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
  });
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

async function readMail(raw: Buffer, recipients: readonly string[]): Promise<TakenMail> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.headers
      .filter(({ key }) => key === 'message-id')
      .map(({ value }) => value)
      .join(', '),
    replyTo: mail.replyTo?.map(({ address }) => address ?? '').join(', ') ?? '',
    recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  };
}
