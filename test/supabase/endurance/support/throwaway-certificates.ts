import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

/** A server's private key and its chain, and the authority that a client must trust for it. */
export interface ThrowawayCertificates {
  readonly key: string;
  readonly chain: string;
  readonly authority: string;
}

const DAY = 24 * 3_600_000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Makes an authority that is valid for a day, and a certificate for 127.0.0.1 that it has signed. */
export async function makeCertificates(): Promise<ThrowawayCertificates> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const [authorityKeys, serverKeys] = [await makeKeys(), await makeKeys()];
  const validity = {
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + DAY),
    signingAlgorithm: ALGORITHM,
  };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    serialNumber: '01',
    name: 'CN=Throwaway authority',
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  const server = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: '02',
    subject: 'CN=localhost',
    issuer: authority.subject,
    publicKey: serverKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }]),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
    ],
  });
  return {
    key: await exportKey(serverKeys.privateKey),
    chain: `${server.toString('pem')}\n${authority.toString('pem')}\n`,
    authority: authority.toString('pem'),
  };
}

async function makeKeys(): Promise<CryptoKeyPair> {
  return await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function exportKey(key: CryptoKey): Promise<string> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', key);
  return x509.PemConverter.encode(pkcs8, x509.PemConverter.PrivateKeyTag);
}
