import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import type { Principal } from './handler.js';

/**
 * A user, service account or API key with its roles. They are looked up for every call, so that a changed role binds
 * on the very next one.
 */
export type PrincipalRecord = Principal & {
  readonly kind: Exclude<Principal['kind'], 'anonymous'>;
  /** Settings of the principal per organization, as whoever gave access chose them. */
  readonly settings?: { readonly [org: string]: JsonObject };
};

const principals = 'principals';

export const getPrincipal = (store: Store, id: string): Promise<PrincipalRecord | undefined> =>
  store.get<PrincipalRecord>(principals, id);

export const putPrincipal = (store: Store, record: PrincipalRecord): Promise<void> =>
  store.put(principals, record.id, record);

/** After this every credential of the principal is refused. */
export const deletePrincipal = (store: Store, id: string): Promise<void> => store.delete(principals, id);

/** Everybody with a role on an organization, in the order of ids. */
export async function principalsOf(store: Store, org: string): Promise<readonly PrincipalRecord[]> {
  const all = await store.scan<PrincipalRecord>(principals);
  return all
    .map(({ value }) => value)
    .filter(({ roles }) => Object.hasOwn(roles, org) && (roles[org]?.length ?? 0) > 0);
}
