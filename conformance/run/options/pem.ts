import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Checked } from '../../target/usage-error.js';
import type { Setting } from './settings.js';

/** Whether a value is PEM itself, and not the name of a file with it. */
export const isPem = (value: string): boolean => value.trimStart().startsWith('-----BEGIN ');

/** Certificates in PEM: those in a file, or the text itself. */
export function checkCertificates(setting: Setting): Checked<string> {
  const pem = pemOf(setting);
  if ('error' in pem) return pem;
  try {
    new X509Certificate(pem.value);
    return pem;
  } catch {
    return {
      error: `${named(setting)} holds no certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.`,
    };
  }
}

/** A private key in PEM. Nothing of it is ever quoted. */
export function checkKey(setting: Setting, passphrase: string | undefined): Checked<string> {
  const pem = pemOf(setting);
  if ('error' in pem) return pem;
  try {
    createPrivateKey({ key: pem.value, ...(passphrase === undefined ? {} : { passphrase }) });
    return pem;
  } catch {
    return {
      error: `${named(setting)} holds no private key in PEM that can be opened; an encrypted one needs its passphrase (--client-key-passphrase).`,
    };
  }
}

function pemOf(setting: Setting): Checked<string> {
  if (isPem(setting.value)) return { value: setting.value };
  try {
    return { value: readFileSync(setting.value, 'utf8') };
  } catch (cause) {
    return {
      error: `${named(setting)} cannot be read: ${cause instanceof Error && 'code' in cause ? cause.code : 'it is no file'}`,
    };
  }
}

const named = ({ value, from }: Setting): string => (isPem(value) ? from : `${from} "${value}"`);
