import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with the next email: `hang` accepts connections and sends nothing; `hold`
 * delays the reply until `release` is called; `greylist` puts one recipient off, and `put login off` every
 * login; the others reply that password or sender are wrong, Postfix only once it knows the recipient.
 */
export type Behaviour =
  | 'accept'
  | 'hang'
  | 'hold'
  | 'greylist'
  | 'put login off'
  | 'refuse login'
  | 'refuse sender'
  | 'refuse sender as Postfix does';

/** The recipient that the server always rejects. */
export const UNKNOWN_RECIPIENT = 'inconnu@solveo.example';
/** The recipient that the server puts off while it greylists. */
export const GREYLISTED_RECIPIENT = 'tardif@solveo.example';

interface Envelope {
  readonly greetedAs: string;
  readonly recipients: readonly string[];
}

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

interface Options {
  /** With one, the server speaks implicit TLS. */
  readonly certificate?: Certificate;
  /** To one connection more, it replies 421. */
  readonly maxClients?: number;
}

/** Starts a mail server whose behaviour tests choose. */
export async function startScriptedMailServer({ certificate, maxClients }: Options = {}) {
  let behaviour: Behaviour = 'accept';
  const received: (Awaited<ReturnType<typeof readMail>> & Envelope)[] = [];
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const server = new SMTPServer({
    ...certificate,
    ...(maxClients !== undefined && { maxClients }),
    secure: certificate !== undefined,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => {
      if (behaviour === 'refuse login') callback(replyWith(535, 'bad credentials'));
      else if (behaviour === 'put login off') callback(replyWith(454, 'come again later'));
      else callback(null, { user: 'anybody' });
    },
    onMailFrom: (_address, _session, callback) =>
      callback(behaviour === 'refuse sender' ? replyWith(553, 'not yours') : null),
    onConnect: (_session, callback) => {
      if (behaviour !== 'hang') callback();
    },
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        behaviour === 'refuse sender as Postfix does'
          ? replyWith(553, '5.7.1 <a@b.fr>: Sender address rejected: not owned by user')
          : rejectionOf(address, behaviour),
      ),
    onData: (stream, { hostNameAppearsAs, envelope }, callback) => {
      readMail(stream).then((mail) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ ...mail, greetedAs: hostNameAppearsAs, recipients });
        if (behaviour === 'hold') held.push(callback);
        else callback();
      }, callback);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${certificate ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    /** The emails it has received in full. */
    received,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Has new connections get another certificate. */
    useCertificate: (next: Certificate) => server.updateSecureContext(next),
    /** Replies to every email it holds. */
    release: () => held.splice(0).forEach((callback) => callback()),
    /** Disconnects everybody and stops listening. */
    stop: async () => {
      const closed = once(server.server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Listens again on the same port. */
    start: () => listen(port),
  };
}

function rejectionOf(recipient: string, behaviour: Behaviour): Error | null {
  if (recipient === GREYLISTED_RECIPIENT && behaviour === 'greylist') {
    return replyWith(451, 'come again later');
  }
  if (recipient !== UNKNOWN_RECIPIENT) return null;
  return replyWith(550, 'not wanted');
}

const replyWith = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Reads an email. Commas separate several Message-IDs or reply addresses. */
async function readMail(stream: AsyncIterable<Buffer>) {
  const raw = await buffer(stream);
  const { headers, replyTo = [], subject, text } = await PostalMime.parse(raw);
  const ids = headers.filter(({ key }) => key === 'message-id').map(({ value }) => value);
  return {
    raw: raw.toString(),
    subject,
    text,
    messageId: ids.join(', '),
    replyTo: replyTo.map(({ address }) => address ?? '').join(', '),
  };
}
