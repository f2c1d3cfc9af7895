import { once } from 'node:events';
import { createServer, type Server as WebServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Part } from '../machine/process-group';
import { Mailbox } from './mailbox';
import { parseMessage } from './message';
import { renderPage } from './page';

export interface MailCatcherOptions {
  /** The page's port on 127.0.0.1 alone, since it needs no password. 0 stands for any free one. */
  readonly webPort: number;
  /** The file that keeps messages between runs; undefined to keep none. */
  readonly storeFile: string | undefined;
}

export interface RunningMailCatcher extends Part {
  /** The URL of the page. The messages are at /api/messages. */
  readonly url: string;
  readonly smtpUrl: string;
}

/** Starts a mail server that shows every message and delivers none, in this process. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<RunningMailCatcher> {
  const mailbox = new Mailbox(options.storeFile);
  const web = createWebServer(mailbox);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(parseMessage)
        .then((message) => mailbox.replace([message, ...mailbox.list()]))
        .then(() => done(), done);
    },
  });
  // Without a listener, a sender that disconnects would end this process.
  smtp.on('error', () => undefined);
  return {
    url: `http://localhost:${await listen(web, options.webPort)}`,
    smtpUrl: `smtp://127.0.0.1:${await listen(smtp.server, 0)}`,
    stop: async () => {
      web.close().closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

function createWebServer(mailbox: Mailbox): WebServer {
  return createServer(({ method, url }, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html').end(renderPage(mailbox.list()));
    } else if (url !== '/api/messages') {
      response.writeHead(404).end();
    } else if (method === 'DELETE') {
      mailbox.replace([]);
      response.writeHead(204).end();
    } else {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(mailbox.list()));
    }
  });
}

async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
