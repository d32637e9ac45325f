import { eventually } from '../../scenarios/eventually.js';
import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeShown } from '../../scenarios/see-shown.js';
import { createKey, getKey, useKey, useOf } from './keys.js';
import { seeLaterUse } from './last-use.js';
import { seeShorthand } from './shorthand.js';
import { descriptionSighting, lastUseOf, lastUseSighting, shorthandOf, shorthandSighting } from './shown.js';

const rule = 'apikey.get-metadata';

/** Uses may be counted together now and then: they are waited for up to a minute. */
const lagMs = [1000, 9000, 50_000] as const;

/** What is known about a key, before and after it is used (section 4.3). */
export const keyMetadata = scenario({
  id: 'api-keys/metadata',
  rules: [rule, 'apikey.full-not-in-shorthand', 'apikey.works', 'apikey.last-used-updates'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 15,
  async record(recorder, context) {
    const made = await createKey(context, recorder);
    const { id, key, description, creation } = made;

    recorder.step('get it');
    const got = await getKey(context, id);
    const unused = recorder.object(got);
    seeShown(recorder, rule, shorthandSighting(unused, key, made), 'the shorthand of the key', got);
    seeShorthand(recorder, shorthandOf(unused, key, made), key, got);
    const described = descriptionSighting(unused, creation.response.json, description);
    seeShown(recorder, rule, described, `the description "${description}"`, got);

    recorder.step('use it');
    const found = await useKey(context, made, 'find');
    recorder.accepts('apikey.works', found, 'a new key is accepted on find');
    // Who has to pay was let in, and has used nothing.
    const use = isSuccess(found) ? 'find' : await useOf(context, made, ['previewFind'], isSuccess);
    if (use === undefined) {
      recorder.skip('apikey.last-used-updates', 'a new key is accepted neither on find nor on previewFind');
      return;
    }

    recorder.step('get it');
    const afterUse = await eventually(
      context,
      lagMs,
      () => getKey(context, id),
      ({ response }) => lastUseOf(unused, response.json ?? null) !== undefined,
    );
    const used = recorder.object(afterUse);
    const isShown = seeShown(
      recorder,
      rule,
      lastUseSighting(unused, used),
      'when the key was used',
      afterUse,
    );
    const first = lastUseOf(unused, used);
    if (isShown && first) await seeLaterUse(recorder, context, { key: made, use, first });
  },
});
