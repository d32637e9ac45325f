import type { World } from './world.js';

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
