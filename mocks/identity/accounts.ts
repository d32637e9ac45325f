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

export async function deleteUserRecord(store: Store, user: User): Promise<void> {
  await store.delete(emails, user.email.toLowerCase());
  await store.delete(users, user.id);
}

export async function putUser(store: Store, user: User): Promise<void> {
  await store.put(users, user.id, user);
  await store.put(emails, user.email.toLowerCase(), user.id);
}
