import type { Role } from '../../../spec/contract/roles.js';
import { getPrincipal, type PrincipalRecord } from '../../engine/principals.js';
import type { JsonObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';

/** The access of a user to an organization. */
export interface Access {
  /** At least one. */
  readonly roles: readonly Role[];
  readonly settings: JsonObject;
}

const byRank: readonly Role[] = ['admin', 'editor', 'viewer'];

/** Returns the role level: the highest role. */
export function levelOf({ roles }: Access): Role {
  return byRank.find((role) => roles.includes(role)) ?? 'viewer';
}

/** Returns the access of a principal to an organization; undefined if there is none. */
export function accessOf({ roles, settings }: PrincipalRecord, org: string): Access | undefined {
  const held = own(roles, org);
  return held === undefined || held.length === 0
    ? undefined
    : { roles: held, settings: own(settings, org) ?? {} };
}

/** Returns a principal with other access to an organization, or without any. */
export function withAccess(
  record: PrincipalRecord,
  org: string,
  access: Access | undefined,
): PrincipalRecord {
  const { [org]: _roles, ...roles } = record.roles;
  const { [org]: _settings, ...settings } = record.settings ?? {};
  if (access === undefined) return { ...record, roles, settings };
  return {
    ...record,
    roles: { ...roles, [org]: access.roles },
    settings: { ...settings, [org]: access.settings },
  };
}

/** Returns a principal with an additional role on an organization. */
export function withRole(record: PrincipalRecord, org: string, role: Role): PrincipalRecord {
  const { roles, settings } = accessOf(record, org) ?? { roles: [], settings: {} };
  return withAccess(record, org, { roles: [...new Set([...roles, role])], settings });
}

/** Whether a principal currently has access to an organization. */
export async function hasAccess(store: Store, id: string, org: string): Promise<boolean> {
  const record = await getPrincipal(store, id);
  return record !== undefined && accessOf(record, org) !== undefined;
}

/** Looks up own properties only, since organization ids come from callers: one such as `constructor` must not be found. */
function own<T>(record: { readonly [org: string]: T } | undefined, org: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, org) ? record[org] : undefined;
}
