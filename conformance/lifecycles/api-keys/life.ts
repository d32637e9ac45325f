import { lifecycle } from '../../scenarios/lifecycle.js';
import { EndScenario } from '../../target/end-scenario.js';
import { createKey, isLetIn, useKey, useOf } from './keys.js';
import { deleteAKey, updateAKey } from './life-changes.js';
import { type KeyRule, type Keys, keyRules, modelled } from './life-model.js';
import { listTheKeys, useADeletedKey, useAKey } from './life-uses.js';

/** Keys that come and go in any order: what is listed and accepted agrees with what was done (section 4.3). */
export const keyLife = lifecycle<Keys, KeyRule>({
  id: 'api-keys/life',
  rules: keyRules,
  needs: ['identity', 'token', 'own-resources'],
  runs: 3,
  requestsPerRun: 30,
  length: 10,
  async begin(t) {
    const held = await createKey(t);
    const use = await useOf(t, held);
    if (use === undefined)
      throw new EndScenario('skipped', 'a new key is accepted neither on find nor on previewFind');
    return { use, living: [modelled(held, true)], gone: [] };
  },
  commands: {
    'create a key': {
      when: ({ living }) => living.length < 3,
      async run(keys, { t }) {
        const held = await createKey(t);
        const known = [...keys.living, ...keys.gone];
        const isNew = known.every((each) => each.held.key !== held.key);
        const seen = {
          at: 'key',
          expected: 'another value than that of any key before',
          received: 'one of them',
        };
        if (!t.soft('apikey.keys-distinct', held.creation).holds(isNew, seen)) {
          throw new EndScenario('inconclusive', 'keys cannot be told apart: two of them have the same value');
        }
        const isAccepted = isLetIn(await useKey(t, held, keys.use));
        keys.living = [...keys.living, modelled(held, isAccepted)];
      },
    },
    'use a key': useAKey,
    'update a key': updateAKey,
    'delete a key': deleteAKey,
    'use a deleted key': useADeletedKey,
    'list the keys': listTheKeys,
  },
});
