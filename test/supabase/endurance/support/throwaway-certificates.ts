import { generate } from 'selfsigned';

/** A server's private key and its chain, and the authority that a client must trust for it. */
export interface ThrowawayCertificates {
  readonly key: string;
  readonly chain: string;
  readonly authority: string;
}

const DAY = 24 * 3_600_000;

/** Makes an authority that is valid for a day, and a certificate for 127.0.0.1 that it has signed. */
export async function makeCertificates(): Promise<ThrowawayCertificates> {
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
  return {
    key: server.private,
    chain: `${server.cert}\n${authority.cert}\n`,
    authority: authority.cert,
  };
}
