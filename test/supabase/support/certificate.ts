import { generate } from 'selfsigned';

/** Makes a certificate for a server at an IP address, and its key. Nobody trusts it yet. */
export async function makeCertificate(ip: string) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: ip }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });
  return { cert, key };
}
