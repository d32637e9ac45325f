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
  async record(recorder, context) {
    const named = naming(context);
    recorder.step('create a key');
    const creation = await requestKey(context, named);
    const made = recorder.object(creation);
    const isFull = fullValueSighting(made, named);
    if (!seeShown(recorder, 'apikey.create-full-once', isFull, 'the full value of the new key', creation))
      return;
    const [id, key] = [textIn(made, 'id'), textIn(made, 'key')];
    if (id === undefined || key === undefined) return;
    seeShorthand(recorder, shorthandOf(made, key, named), key, creation);

    const other = await createKey(context, recorder, 'create another key');
    recorder.see(
      'apikey.keys-distinct',
      other.key !== key,
      () => ({ at: 'key', expected: 'another value than that of the first key', received: 'the same value' }),
      other.creation,
    );

    recorder.step('list the keys');
    const isComplete = (text: string) => [id, other.id].every((each) => text.includes(each));
    const list = await eventually(
      context,
      laggingMs,
      () => listKeys(context),
      ({ response }) => isComplete(response.text),
    );
    seeListed(recorder, 'apikey.list', list, { values: [id, named.name], what: 'the first key' });
    seeListed(recorder, 'apikey.list', list, { values: [other.id, other.name], what: 'the second key' });
  },
});
