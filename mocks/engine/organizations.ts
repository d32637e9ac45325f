import type { JsonObject } from '../state/json.js';
import type { Collection } from '../state/store.js';
import type { World } from './world.js';

export type StoredOrganization = {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly settings: JsonObject;
  readonly createdAtMs: number;
};

export const organizations: Collection<StoredOrganization> = 'organizations';

type Orgs = Pick<World, 'orgs' | 'store'>;

export async function organizationIds({ orgs, store }: Orgs): Promise<readonly string[]> {
  const stored = await store.scan(organizations);
  return [...new Set([...Object.values(orgs), ...stored.map(({ key }) => key)])];
}

export async function isOrganization(id: string, { orgs, store }: Orgs): Promise<boolean> {
  return Object.values(orgs).includes(id) || (await store.get(organizations, id)) !== undefined;
}

/** Credit limits that were set since the start, by organization: null means without limit. */
const limits: Collection<number | null> = 'credit-limits';

export async function creditsOf(
  org: string,
  { credits, store }: Pick<World, 'credits' | 'store'>,
): Promise<number | undefined> {
  const decided = await store.get(limits, org);
  return decided === undefined ? credits[org] : (decided ?? undefined);
}

export function putCredits(
  org: string,
  credits: number | undefined,
  { store }: Pick<World, 'store'>,
): Promise<void> {
  return store.put(limits, org, credits ?? null);
}
