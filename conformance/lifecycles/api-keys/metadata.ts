import { patiently } from '../../story/patiently.js';
import { seeShown } from '../../story/see-shown.js';
import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { createKey, getKey, useKey, useOf } from './keys.js';
import { seeLaterUse } from './last-use.js';
import { seeShorthand } from './shorthand.js';
import { descriptionSighting, lastUseOf, lastUseSighting, shorthandOf, shorthandSighting } from './shown.js';

const rule = 'apikey.get-metadata';

/** Uses may be counted together now and then: they are waited for up to a minute. */
const lagMs = [1000, 9000, 50_000] as const;

/** What is known about a key, before and after it is used (section 4.3). */
export const keyMetadata = story({
  id: 'api-keys/metadata',
  rules: [rule, 'apikey.full-not-in-shorthand', 'apikey.works', 'apikey.last-used-updates'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 15,
  async tell(teller, lab) {
    const made = await createKey(lab, teller);
    const { id, key, description, creation } = made;

    teller.step('get it');
    const got = await getKey(lab, id);
    const unused = teller.record(got);
    seeShown(teller, rule, shorthandSighting(unused, key, made), 'the shorthand of the key', got);
    seeShorthand(teller, shorthandOf(unused, key, made), key, got);
    const described = descriptionSighting(unused, creation.response.json, description);
    seeShown(teller, rule, described, `the description "${description}"`, got);

    teller.step('use it');
    const found = await useKey(lab, made, 'find');
    teller.accepts('apikey.works', found, 'a new key is accepted on find');
    // Who has to pay was let in, and has used nothing.
    const use = isSuccess(found) ? 'find' : await useOf(lab, made, ['previewFind'], isSuccess);
    if (use === undefined) {
      teller.skip('apikey.last-used-updates', 'a new key is accepted neither on find nor on previewFind');
      return;
    }

    teller.step('get it');
    const afterUse = await patiently(
      lab,
      lagMs,
      () => getKey(lab, id),
      ({ response }) => lastUseOf(unused, response.json ?? null) !== undefined,
    );
    const used = teller.record(afterUse);
    const isShown = seeShown(teller, rule, lastUseSighting(unused, used), 'when the key was used', afterUse);
    const first = lastUseOf(unused, used);
    if (isShown && first) await seeLaterUse(teller, lab, { key: made, use, first });
  },
});
