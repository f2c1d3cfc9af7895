import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

const DAY = 24 * 3_600_000;

/**
 * Generates a certificate for 127.0.0.1, signed by an authority of its own that is valid for a day.
 *
 * @param folder where the authority's certificate is written
 * @returns TLS options for a server, and the file a client must trust
 */
export async function makeCertificates(folder: string) {
  const common = {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY),
    notAfterDate: new Date(Date.now() + DAY),
  } as const;
  const authority = await generate([{ name: 'commonName', value: 'Throwaway authority' }], {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...common,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      { name: 'extKeyUsage', serverAuth: true },
    ],
  });
  const authorityFile = path.join(folder, 'authority.pem');
  writeFileSync(authorityFile, authority.cert);
  const tls = { secure: true, key: server.private, cert: `${server.cert}\n${authority.cert}\n` };
  return { tls, authorityFile };
}
