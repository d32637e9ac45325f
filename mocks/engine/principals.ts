import type { JsonObject } from '../state/json.js';
import type { Collection, Store } from '../state/store.js';
import type { Principal } from './handler.js';

/** A user, service account or API key, read for every call, so that a changed role applies to the very next one. */
export type PrincipalRecord = Principal & {
  readonly kind: Exclude<Principal['kind'], 'anonymous'>;
  /** Settings of the principal per organization, as chosen when access was granted. */
  readonly settings?: { readonly [org: string]: JsonObject };
};

/** After one is deleted, all of its credentials are refused. */
export const principals: Collection<PrincipalRecord> = 'principals';

export const putPrincipal = (store: Store, record: PrincipalRecord) =>
  store.put(principals, record.id, record);

/** Returns the principals with a role on an organization, ordered by id. */
export async function principalsOf(store: Store, org: string): Promise<readonly PrincipalRecord[]> {
  const all = await store.list(principals);
  return all.filter(({ roles }) => Object.hasOwn(roles, org) && (roles[org]?.length ?? 0) > 0);
}

/** When each API key was last used, in milliseconds since 1970. */
export const keyUses: Collection<number> = 'api-key-uses';
