import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { Principal } from './handler.js';

/**
 * A user, service account or API key with its roles. It is read for every call, so that a changed role applies to the very next
 * one.
 */
export type PrincipalRecord = Principal & {
  readonly kind: Exclude<Principal['kind'], 'anonymous'>;
  /** Settings of the principal per organization, as chosen when access was granted. */
  readonly settings?: { readonly [org: string]: JsonObject };
};

const principals = 'principals';

export const getPrincipal = (store: Store, id: string): Promise<PrincipalRecord | undefined> =>
  store.get<PrincipalRecord>(principals, id);

export const putPrincipal = (store: Store, record: PrincipalRecord): Promise<void> =>
  store.put(principals, record.id, record);

/** Deletes a principal; afterwards all of its credentials are refused. */
export const deletePrincipal = (store: Store, id: string): Promise<void> => store.delete(principals, id);

/** Returns the principals with a role on an organization, ordered by id. */
export async function principalsOf(store: Store, org: string): Promise<readonly PrincipalRecord[]> {
  const all = await store.scan<PrincipalRecord>(principals);
  return all
    .map(({ value }) => value)
    .filter(({ roles }) => Object.hasOwn(roles, org) && (roles[org]?.length ?? 0) > 0);
}

const uses = 'api-key-uses';

/** When an API key was last used, in milliseconds since 1970. */
export const lastUseOf = (store: Store, keyId: string): Promise<number | undefined> =>
  store.get<number>(uses, keyId);

export const noteUse = (store: Store, keyId: string, nowMs: number): Promise<void> =>
  store.put(uses, keyId, nowMs);

export const forgetUses = (store: Store, keyId: string): Promise<void> => store.delete(uses, keyId);
