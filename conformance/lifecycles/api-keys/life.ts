import { Leave } from '../../run/leave.js';
import { lifecycle } from '../../story/lifecycle.js';
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
  async begin(lab, teller) {
    const held = await createKey(lab, teller);
    const use = await useOf(lab, held);
    if (use === undefined)
      throw new Leave('skipped', 'a new key is accepted neither on find nor on previewFind');
    return { use, living: [modelled(held, true)], gone: [] };
  },
  commands: {
    'create a key': {
      when: ({ living }) => living.length < 3,
      async run(keys, { lab, teller }) {
        const held = await createKey(lab, teller);
        const known = [...keys.living, ...keys.gone];
        const isNew = known.every((each) => each.held.key !== held.key);
        const seen = {
          at: 'key',
          expected: 'another value than that of any key before',
          received: 'one of them',
        };
        if (!teller.see('apikey.keys-distinct', isNew, () => seen, held.creation)) {
          throw new Leave('inconclusive', 'keys cannot be told apart: two of them have the same value');
        }
        const isAccepted = isLetIn(await useKey(lab, held, keys.use));
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
