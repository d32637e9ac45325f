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

/** Credit limits that were set since the start, by organization: null means without limit. */
const limits = 'credit-limits';

/** Returns the credits per billing period of an organization; undefined means without limit. */
export async function creditsOf(
  org: string,
  { credits, store }: Pick<World, 'credits' | 'store'>,
): Promise<number | undefined> {
  const decided = await store.get<number | null>(limits, org);
  return decided === undefined ? credits[org] : (decided ?? undefined);
}

/** Sets the credits per billing period of an organization; undefined means without limit. */
export function putCredits(
  org: string,
  credits: number | undefined,
  { store }: Pick<World, 'store'>,
): Promise<void> {
  return store.put<number | null>(limits, org, credits ?? null);
}
