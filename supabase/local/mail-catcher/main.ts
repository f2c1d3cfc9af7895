import type { AddressInfo, Server } from 'node:net';
import { sentenceOf } from '../machine/start-error';
import { openMailbox } from './mailbox';
import { createSmtpServer } from './smtp';
import { createWebServer } from './web';

const [webPort = '0', smtpPort = '0', storeFile] = process.argv.slice(2);
const mailbox = openMailbox(storeFile);

function listen(server: Server, port: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function main(): Promise<void> {
  const smtp = createSmtpServer(mailbox);
  // Without a listener, a sender that disconnects would end this process.
  smtp.on('error', () => undefined);
  const ports = {
    smtpPort: await listen(smtp.server, smtpPort),
    webPort: await listen(createWebServer(mailbox), webPort),
  };
  console.log(JSON.stringify({ code: 'listening', ...ports }));
}

process.on('SIGTERM', () => process.exit(0));

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
