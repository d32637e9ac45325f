import type { Readings } from '../../generated/questions.js';
import { type UsageRecord, usageRecords } from '../engine/usage.js';
import type { World } from '../engine/world.js';

/** How long figures stay as they were last shown, in milliseconds. */
const staleForMs: Record<Readings['usage.lag'], number> = { none: 0, '5-seconds': 5000 };

type Snapshot = { readonly takenAtMs: number; readonly records: readonly UsageRecord[] };

/** Returns the usage of an organization, as up to date as the profile shows it (question usage.lag). */
export async function shownUsage(org: string, world: World): Promise<readonly UsageRecord[]> {
  const lastsMs = staleForMs[world.profile.reading('usage.lag')];
  if (lastsMs === 0) return usageRecords(world.store, org);
  const now = world.clock.now();
  return world.store.transact(async (store) => {
    const last = await store.get<Snapshot>('usage-shown', org);
    if (last !== undefined && now - last.takenAtMs < lastsMs) return last.records;
    const records = await usageRecords(store, org);
    await store.put<Snapshot>('usage-shown', org, { takenAtMs: now, records });
    return records;
  });
}
