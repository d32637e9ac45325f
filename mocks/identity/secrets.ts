import { scrypt, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../engine/credentials.js';

/** Whether a secret matches a hash. Takes constant time, so that it does not reveal how far they agree. */
export function isSecret(secret: string, secretHash: string): boolean {
  return equal(Buffer.from(sha256(secret)), Buffer.from(secretHash));
}

/** Passwords are guessable, so hashing is slow on purpose: 2 ms, acceptable for thousands of tests that sign in. */
const cost = { N: 512 };

/** Hashes a password as `salt.hash`. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}.${(await derived(password, salt)).toString('base64url')}`;
}

/** Whether a password matches a hash. An unknown user takes as long, so that the time does not reveal who exists. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const [salt = '', known = ''] = (passwordHash ?? `nobody.${'A'.repeat(43)}`).split('.');
  const same = equal(await derived(password, salt), Buffer.from(known, 'base64url'));
  return same && passwordHash !== undefined;
}

function derived(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function equal(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
