import { scrypt, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../engine/credentials.js';
import type { Collection, Store } from '../state/store.js';

/** A service account of an organization. Only the hash of its secret is stored. Its principal has the same id. */
export type ServiceAccount = {
  readonly org: string;
  readonly name: string;
  readonly secretHash: string;
  readonly createdBy: string;
  readonly createdAtMs: number;
  /** The previous secret, as long as it is still accepted. */
  readonly previousSecret?: { readonly hash: string; readonly untilMs: number };
};

/** A user. Only the salted hash of the password is stored. Its principal has the same id. */
export type User = {
  readonly id: string;
  /** As written; compared in lower case. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly status: 'active';
  readonly createdAtMs: number;
};

export const accounts: Collection<ServiceAccount> = 'service-accounts';
export const users: Collection<User> = 'users';
const emails: Collection<string> = 'users-by-email';

export async function serviceAccountsOf(
  store: Store,
  org: string,
): Promise<readonly { readonly clientId: string; readonly account: ServiceAccount }[]> {
  const all = await store.scan(accounts);
  return all
    .filter(({ value }) => value.org === org)
    .map(({ key, value }) => ({ clientId: key, account: value }));
}

export async function findUserByEmail(store: Store, email: string): Promise<User | undefined> {
  const id = await store.get(emails, email.toLowerCase());
  return id === undefined ? undefined : store.get(users, id);
}

export async function deleteUser(store: Store, user: User): Promise<void> {
  await store.delete(emails, user.email.toLowerCase());
  await store.delete(users, user.id);
}

export async function putUser(store: Store, user: User): Promise<void> {
  await store.put(users, user.id, user);
  await store.put(emails, user.email.toLowerCase(), user.id);
}

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
