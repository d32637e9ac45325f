import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { seeShown } from '../../../scene/see-shown.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Leaf } from '../../../target/wire/leaves.js';
import { timeOf } from '../../../target/wire/presence.js';
import { createKey, getKey, type OwnKey, type Use, useKey, useOf } from './keys.js';
import {
  descriptionSighting,
  lastUseOf,
  lastUseSighting,
  momentOf,
  seeShorthand,
  shorthandOf,
  shorthandSighting,
} from './shown.js';

const rule = 'apikey.get-metadata';
const rules = [rule, 'apikey.full-not-in-shorthand', 'apikey.last-used-updates'] as const;
type Rule = (typeof rules)[number];

/** Waits for the last use to be shown, up to a minute: services may record uses in batches. */
const lagMs = [1000, 9000, 50_000] as const;

/** The metadata of a key before and after it is used (section 4.3). */
export const usedKey = scenario({
  id: 'api-keys/last-use',
  rules,
  requests: 12,
  async record(t) {
    const made = await createKey(t);
    t.step('get it');
    await seeUse(t, made, await getKey(t, made.id));
  },
});

/** Checks the metadata of a key before and after its first use. */
async function seeUse(t: Scene<Rule>, made: OwnKey, got: Exchange): Promise<void> {
  const { id, key, description, creation } = made;
  const unused = t.object(got);
  seeShown(t, rule, shorthandSighting(unused, key, made), 'the shorthand of the key', got);
  seeShorthand(t, shorthandOf(unused, key, made), key, got);
  const described = descriptionSighting(unused, creation.response.json, description);
  seeShown(t, rule, described, `the description "${description}"`, got);

  t.step('use it');
  const found = await useKey(t, made, 'find');
  // A caller who has to pay was accepted, but has not used the key.
  const use = isSuccess(found) ? 'find' : await useOf(t, made, ['previewFind'], isSuccess);
  if (use === undefined) {
    t.skip('apikey.last-used-updates', 'a new key is accepted neither on find nor on previewFind');
    return;
  }

  t.step('get it');
  const afterUse = await eventually(
    t,
    lagMs,
    () => getKey(t, id),
    ({ response }) => lastUseOf(unused, response.json ?? null) !== undefined,
  );
  const used = t.object(afterUse);
  const isShown = seeShown(t, rule, lastUseSighting(unused, used), 'when the key was used', afterUse);
  const first = lastUseOf(unused, used);
  if (isShown && first) await seeLaterUse(t, { key: made, use, first });
}

/** A target may record the minute only, or record uses in batches. */
const waitsMs = [1100, 9000, 61_000] as const;

/** A key that was used, and the time of that use in the answer about the key. */
interface UsedKey {
  readonly key: OwnKey;
  readonly use: Use;
  readonly first: Leaf;
}

/** Uses a key again, and checks that the time of its last use is later (section 4.3). */
async function seeLaterUse(t: Scene<Rule>, { key, use, first }: UsedKey): Promise<void> {
  const earlier = timeOf(first.value);
  if (earlier === undefined) {
    return t.skip('apikey.last-used-updates', `\`${first.at}\` tells no time of day`);
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
  t.soft('apikey.last-used-updates', answer).holds(later !== undefined && later > earlier, {
    at: first.at,
    expected: `later than ${first.value}`,
    received: later === undefined ? null : new Date(later).toISOString(),
  });
}
