import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { MockOptionError } from '../options/option-values.js';

/** A certificate, or a chain of them, and its private key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;
/** Clocks of clients may be slow. */
const aheadMs = 24 * 60 * 60 * 1000;

/** Makes a certificate that signs itself, for this machine and the host, valid for a year. Clients have to be told to trust it. */
export async function ownCertificate(host: string): Promise<Certificate> {
  const { default: forge } = await import('node-forge');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A first byte below 128: the number must not be negative.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity = {
    notBefore: new Date(Date.now() - aheadMs),
    notAfter: new Date(Date.now() + yearMs),
  };
  const name = [{ name: 'commonName', value: 'people-data-kit' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const [dns, address] = [2, 7];
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'extKeyUsage', serverAuth: true },
    {
      name: 'subjectAltName',
      altNames: [...new Set(['localhost', '127.0.0.1', '::1', host])].map((value) =>
        isIP(value) === 0 ? { type: dns, value } : { type: address, ip: value },
      ),
    },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key: privateKey };
}

/** Checks a certificate of somebody's own. Throws a MockOptionError that never quotes the key. */
export function checkedCertificate({ cert, key }: Certificate): Certificate {
  const parsed = <T>(what: string, parse: () => T): T => {
    try {
      return parse();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new MockOptionError(
        `option https: the ${what} cannot be read (${why}): give it in PEM, without a passphrase.`,
      );
    }
  };
  const certificate = parsed('certificate', () => new X509Certificate(cert));
  const privateKey = parsed('key', () => createPrivateKey(key));
  if (certificate.checkPrivateKey(privateKey)) return { cert, key };
  const subject = certificate.subject.replaceAll('\n', ', ');
  throw new MockOptionError(
    `option https: the key is that of another certificate than "${subject}": give the one it was made with.`,
  );
}
