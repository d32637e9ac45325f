import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeListed } from '../../scenarios/see-listed.js';
import { seeShown } from '../../scenarios/see-shown.js';
import { textIn } from '../../wire/members.js';
import { createKey, listKeys, naming, requestKey } from './keys.js';
import { seeShorthand } from './shorthand.js';
import { fullValueSighting, shorthandOf } from './shown.js';

/** Creating two keys and listing them (section 4.3). */
export const keyCreation = scenario({
  id: 'api-keys/creation',
  rules: ['apikey.create-full-once', 'apikey.full-not-in-shorthand', 'apikey.keys-distinct', 'apikey.list'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 5,
  async record(t) {
    const named = naming(t);
    t.step('create a key');
    const creation = await requestKey(t, named);
    const made = t.object(creation);
    const isFull = fullValueSighting(made, named);
    if (!seeShown(t, 'apikey.create-full-once', isFull, 'the full value of the new key', creation)) return;
    const [id, key] = [textIn(made, 'id'), textIn(made, 'key')];
    if (id === undefined || key === undefined) return;
    seeShorthand(t, shorthandOf(made, key, named), key, creation);

    const other = await createKey(t, 'create another key');
    t.soft('apikey.keys-distinct', other.creation).holds(other.key !== key, {
      at: 'key',
      expected: 'another value than that of the first key',
      received: 'the same value',
    });

    t.step('list the keys');
    const isComplete = (text: string) => [id, other.id].every((each) => text.includes(each));
    const list = await eventually(
      t,
      laggingMs,
      () => listKeys(t),
      ({ response }) => isComplete(response.text),
    );
    seeListed(t, 'apikey.list', list, { values: [id, named.name], what: 'the first key' });
    seeListed(t, 'apikey.list', list, { values: [other.id, other.name], what: 'the second key' });
  },
});
