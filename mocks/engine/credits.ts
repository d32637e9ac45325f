import type { World } from './world.js';

/** What was decided of credits since the start, by organization: null where there is no limit. */
const limits = 'credit-limits';

/** Credits per billing period of an organization; undefined means without limit. */
export async function creditsOf(
  org: string,
  { credits, store }: Pick<World, 'credits' | 'store'>,
): Promise<number | undefined> {
  const decided = await store.get<number | null>(limits, org);
  return decided === undefined ? credits[org] : (decided ?? undefined);
}

/** From now on the organization has so many credits per billing period; undefined means without limit. */
export function putCredits(
  org: string,
  credits: number | undefined,
  { store }: Pick<World, 'store'>,
): Promise<void> {
  return store.put<number | null>(limits, org, credits ?? null);
}
