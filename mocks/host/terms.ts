import { defaultReadings, questionIds, type Readings } from '../../generated/questions.js';
import type { Terms } from '../contract/contract.js';
import { loadSelfCheck } from '../engine/self-check.js';
import { profileOf } from '../engine/world.js';
import type { SavedWorld } from '../worlds/saved-world.js';

/** Terms, and the readings that were chosen since the start, which override those of the terms. */
export interface Held extends Terms {
  readonly chosen: Partial<Readings>;
}

export type Served = Awaited<ReturnType<typeof serve>>;

export async function serve({ contract, readings, chosen }: Held, checksItself: boolean) {
  const profile = profileOf({ ...readings, ...chosen });
  const selfCheck = checksItself ? await loadSelfCheck(contract, profile) : undefined;
  return { contract, readings, chosen, profile, selfCheck };
}

type SavedReadings = Pick<SavedWorld, 'readings' | 'startReadings'>;

export function savedReadings({ readings, chosen }: Held): SavedReadings {
  const isChanged = Object.keys(chosen).length > 0;
  return { readings: { ...readings, ...chosen }, ...(isChanged ? { startReadings: readings } : {}) };
}

export function heldIn({ readings, startReadings = readings }: SavedReadings): Omit<Held, 'contract'> {
  const now: Readings = { ...defaultReadings, ...readings };
  const then: Readings = { ...defaultReadings, ...startReadings };
  const chosen = questionIds.filter((id) => now[id] !== then[id]);
  return { readings: startReadings, chosen: Object.fromEntries(chosen.map((id) => [id, now[id]])) };
}
