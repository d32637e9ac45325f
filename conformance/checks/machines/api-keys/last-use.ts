import type { Scene } from '../../../scene/scene.js';
import type { Leaf } from '../../../target/wire/leaves.js';
import { timeOf } from '../../../target/wire/presence.js';
import { getKey, type OwnKey, type Use, useKey } from './keys.js';
import { momentOf } from './shown.js';

const rule = 'apikey.last-used-updates';

/** A target may note minutes only, or note uses now and then. */
const waitsMs = [1100, 9000, 61_000] as const;

/** A key that was used, and when that was by the answer about it. */
export interface UsedKey {
  readonly key: OwnKey;
  readonly use: Use;
  readonly first: Leaf;
}

/** Uses a key later on: its last use is later then (section 4.3). */
export async function seeLaterUse(t: Scene<typeof rule>, { key, use, first }: UsedKey): Promise<void> {
  const earlier = timeOf(first.value);
  if (earlier === undefined) {
    return t.skip(rule, `\`${first.at}\` tells no time of day`);
  }
  t.step('wait and use it again');
  t.step('get it');
  let later: number | undefined;
  let answer: Awaited<ReturnType<typeof getKey>> | undefined;
  for (const ms of waitsMs) {
    await t.wait(ms);
    await useKey(t, key, use);
    answer = await getKey(t, key.id);
    later = momentOf(t.body(answer), first);
    if (later !== undefined && later > earlier) break;
  }
  t.soft(rule, answer).holds(later !== undefined && later > earlier, {
    at: first.at,
    expected: `later than ${first.value}`,
    received: later === undefined ? null : new Date(later).toISOString(),
  });
}
