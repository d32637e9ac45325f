import { laggingMs, patiently } from '../../story/patiently.js';
import { seeListed } from '../../story/see-listed.js';
import { seeShown } from '../../story/see-shown.js';
import { story } from '../../story/story.js';
import { textIn } from '../../wire/members.js';
import { createKey, listKeys, naming, requestKey } from './keys.js';
import { seeShorthand } from './shorthand.js';
import { fullValueSighting, shorthandOf } from './shown.js';

/** Creating two keys and listing them (section 4.3). */
export const keyCreation = story({
  id: 'api-keys/creation',
  rules: ['apikey.create-full-once', 'apikey.full-not-in-shorthand', 'apikey.keys-distinct', 'apikey.list'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const named = naming(lab);
    teller.step('create a key');
    const creation = await requestKey(lab, named);
    const made = teller.record(creation);
    const isFull = fullValueSighting(made, named);
    if (!seeShown(teller, 'apikey.create-full-once', isFull, 'the full value of the new key', creation))
      return;
    const [id, key] = [textIn(made, 'id'), textIn(made, 'key')];
    if (id === undefined || key === undefined) return;
    seeShorthand(teller, shorthandOf(made, key, named), key, creation);

    const other = await createKey(lab, teller, 'create another key');
    teller.see(
      'apikey.keys-distinct',
      other.key !== key,
      () => ({ at: 'key', expected: 'another value than that of the first key', received: 'the same value' }),
      other.creation,
    );

    teller.step('list the keys');
    const isComplete = (text: string) => [id, other.id].every((each) => text.includes(each));
    const list = await patiently(
      lab,
      laggingMs,
      () => listKeys(lab),
      ({ response }) => isComplete(response.text),
    );
    seeListed(teller, 'apikey.list', list, { values: [id, named.name], what: 'the first key' });
    seeListed(teller, 'apikey.list', list, { values: [other.id, other.name], what: 'the second key' });
  },
});
