import { createCipheriv, createDecipheriv, createHmac, scryptSync } from 'node:crypto';
import type { Target } from '../../target/target.js';

/** Encrypts with a key derived from the credentials, so that only those who can call the target can read it. */
export interface Seal {
  seal(bytes: Buffer): Buffer;
  /** Returns undefined if it was sealed with other credentials, or not copied whole. */
  open(sealed: Buffer): Buffer | undefined;
}

const [ivBytes, tagBytes] = [12, 16];

const keys = new Map<string, Buffer>();

/** Slow on purpose, so that secrets cannot be guessed from a report. */
function keyOf(secret: string): Buffer {
  const key = keys.get(secret) ?? scryptSync(secret, 'pdk replay', 32, { N: 2 ** 15, maxmem: 2 ** 26 });
  keys.set(secret, key);
  return key;
}

/** The seal of a target; undefined if it was given no secret. */
export function sealFor({ clientSecret, apiKey, password, token }: Target): Seal | undefined {
  const secret = clientSecret ?? apiKey ?? password ?? token;
  if (secret === undefined) return undefined;
  const key = () => keyOf(secret);
  return {
    seal(bytes) {
      // Deterministic, so that the same case has the same token.
      const iv = createHmac('sha256', key()).update(bytes).digest().subarray(0, ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), iv);
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      if (sealed.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
