import { isRefusal, type Refusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { type BatchOutcome, decideBatch } from './batch.js';
import type { Change } from './change.js';
import { accessesTo, putAccesses } from './members.js';

/** Applies a request on the users of an organization according to the profile, or refuses it and writes nothing. */
export async function carryOut(
  elements: readonly (Change | Refusal)[],
  org: string,
  store: Store,
  { profile }: World,
): Promise<BatchOutcome | Refusal> {
  const readings = {
    batch: profile.reading('users.batch'),
    lastAdmin: profile.reading('users.last-admin'),
  };
  const outcome = decideBatch(await accessesTo(store, org), elements, readings);
  if (!isRefusal(outcome)) await putAccesses(store, org, outcome.accesses, outcome.changed);
  return outcome;
}
