import type { CheckContext } from '../../checks/check-context.js';
import type { Recorder } from '../../scenarios/recorder.js';
import type { Leaf } from '../../wire/leaves.js';
import { timeOf } from '../../wire/presence.js';
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
export async function seeLaterUse(
  recorder: Recorder<typeof rule>,
  context: CheckContext,
  { key, use, first }: UsedKey,
): Promise<void> {
  const earlier = timeOf(first.value);
  if (earlier === undefined) {
    recorder.skip(rule, `\`${first.at}\` tells no time of day`);
    return;
  }
  recorder.step('wait and use it again');
  recorder.step('get it');
  let later: number | undefined;
  let answer: Awaited<ReturnType<typeof getKey>> | undefined;
  for (const ms of waitsMs) {
    await context.wait(ms);
    await useKey(context, key, use);
    answer = await getKey(context, key.id);
    later = momentOf(recorder.body(answer), first);
    if (later !== undefined && later > earlier) break;
  }
  recorder.see(
    rule,
    later !== undefined && later > earlier,
    () => ({
      at: first.at,
      expected: `later than ${first.value}`,
      received: later === undefined ? null : new Date(later).toISOString(),
    }),
    answer,
  );
}
