import type { World } from './world.js';

/** The collection of organizations, by id. */
export const organizations = 'organizations';

type Orgs = Pick<World, 'orgs' | 'store'>;

/** Returns the ids of all organizations of a world, first those that every world has. */
export async function organizationIds({ orgs, store }: Orgs): Promise<readonly string[]> {
  const stored = await store.scan(organizations);
  return [...new Set([...Object.values(orgs), ...stored.map(({ key }) => key)])];
}

export async function isOrganization(id: string, { orgs, store }: Orgs): Promise<boolean> {
  return Object.values(orgs).includes(id) || (await store.get(organizations, id)) !== undefined;
}
