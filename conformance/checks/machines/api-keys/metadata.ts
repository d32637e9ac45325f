import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { seeShown } from '../../../scene/see-shown.js';
import type { Exchange } from '../../../target/exchange.js';
import { change } from './change.js';
import { createKey, getKey, type OwnKey, useKey, useOf } from './keys.js';
import { seeLaterUse } from './last-use.js';
import { seeShorthand } from './shorthand.js';
import { descriptionSighting, lastUseOf, lastUseSighting, shorthandOf, shorthandSighting } from './shown.js';

const rule = 'apikey.get-metadata';
const rules = [
  rule,
  'apikey.full-not-in-shorthand',
  'apikey.works',
  'apikey.last-used-updates',
  'apikey.update-name',
  'apikey.update-description',
] as const;
type Rule = (typeof rules)[number];

/** Uses may be counted together now and then: they are waited for up to a minute. */
const lagMs = [1000, 9000, 50_000] as const;

/** What is known about a key, before and after it is used, and when it was changed at last (section 4.3). */
export const keyMetadata = scenario({
  id: 'api-keys/metadata',
  rules,
  requests: 19,
  async record(t) {
    const made = await createKey(t);
    t.step('get it');
    const got = await getKey(t, made.id);
    await seeUse(t, made, got);
    // By now others were changed and deleted, which must not count.
    await change(t, await change(t, made, 'name', got), 'description', got);
  },
});

/** What its metadata are before it is used, and after that. */
async function seeUse(t: Scene<Rule>, made: OwnKey, got: Exchange): Promise<void> {
  const { id, key, description, creation } = made;
  const unused = t.object(got);
  seeShown(t, rule, shorthandSighting(unused, key, made), 'the shorthand of the key', got);
  seeShorthand(t, shorthandOf(unused, key, made), key, got);
  const described = descriptionSighting(unused, creation.response.json, description);
  seeShown(t, rule, described, `the description "${description}"`, got);

  t.step('use it');
  const found = await useKey(t, made, 'find');
  t.soft('apikey.works', found).accepted('a new key is accepted on find');
  // Who has to pay was let in, and has used nothing.
  const use = isSuccess(found) ? 'find' : await useOf(t, made, ['previewFind'], isSuccess);
  if (use === undefined) {
    return t.skip('apikey.last-used-updates', 'a new key is accepted neither on find nor on previewFind');
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
