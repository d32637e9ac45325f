import type { Role } from '../../../spec/contract/roles.js';
import { getPrincipal, type PrincipalRecord } from '../../engine/principals.js';
import type { JsonObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';

/** What a user may do on one organization. */
export interface Access {
  /** One at least. */
  readonly roles: readonly Role[];
  readonly settings: JsonObject;
}

const byRank: readonly Role[] = ['admin', 'editor', 'viewer'];

/** The role level: the highest of the roles that are held. */
export function levelOf({ roles }: Access): Role {
  return byRank.find((role) => roles.includes(role)) ?? 'viewer';
}

/** The access of a principal to an organization, if it has any. */
export function accessOf({ roles, settings }: PrincipalRecord, org: string): Access | undefined {
  const held = own(roles, org);
  return held === undefined || held.length === 0
    ? undefined
    : { roles: held, settings: own(settings, org) ?? {} };
}

/** A principal with other access to an organization, or without any. */
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

/** A principal that holds one more role on an organization. */
export function withRole(record: PrincipalRecord, org: string, role: Role): PrincipalRecord {
  const { roles, settings } = accessOf(record, org) ?? { roles: [], settings: {} };
  return withAccess(record, org, { roles: [...new Set([...roles, role])], settings });
}

/** Whether a principal has access to an organization now. */
export async function hasAccess(store: Store, id: string, org: string): Promise<boolean> {
  const record = await getPrincipal(store, id);
  return record !== undefined && accessOf(record, org) !== undefined;
}

/** Organization ids come from callers: one such as `constructor` must find nothing. */
function own<T>(record: { readonly [org: string]: T } | undefined, org: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, org) ? record[org] : undefined;
}
