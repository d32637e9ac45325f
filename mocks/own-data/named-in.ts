import { emailIn, firstWorld, nameIn } from '../worlds/names.js';
import type { OwnData } from './read.js';
import type { NewApiKey } from './written.js';

type Roles = NewApiKey['roles'];

/**
 * Returns organizations and accounts with their names in a world: no two worlds share a name, so that any name in a call
 * identifies its world. People and companies are the same in all worlds.
 */
export function namedIn(world: string, data: OwnData): OwnData {
  if (world === firstWorld) return data;
  const own = (name: string) => nameIn(world, name);
  const rolesOf = (roles: Roles): Roles =>
    Object.fromEntries(Object.entries(roles).map(([org, held]) => [own(org), held]));
  return {
    ...data,
    organizations: data.organizations.map((one) => ({ ...one, id: own(one.id) })),
    users: data.users.map(({ id, roles, ...user }) => ({
      ...user,
      ...(id === undefined ? {} : { id: own(id) }),
      email: emailIn(world, user.email),
      ...(roles === undefined ? {} : { roles: rolesOf(roles) }),
    })),
    serviceAccounts: data.serviceAccounts.map((one) => ({
      ...one,
      clientId: own(one.clientId),
      clientSecret: own(one.clientSecret),
      roles: rolesOf(one.roles),
    })),
    apiKeys: data.apiKeys.map(({ id, org, ...one }) => ({
      ...one,
      ...(id === undefined ? {} : { id: own(id) }),
      ...(org === undefined ? {} : { org: own(org) }),
      key: own(one.key),
      roles: rolesOf(one.roles),
    })),
  };
}
