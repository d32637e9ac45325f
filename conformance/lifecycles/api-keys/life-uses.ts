import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { seeListed } from '../../scenarios/see-listed.js';
import type { Exchange } from '../../target/exchange.js';
import { isListed } from '../../wire/listed.js';
import { isLetIn, listKeys, useKey } from './keys.js';
import { type Doubt, isInDoubt, type KeyCommand } from './life-model.js';

const why: Readonly<Record<Doubt, string>> = {
  'apikey.update-keeps-key': 'its name or description was changed, and the key is the same',
  'apikey.delete-only-that': 'another key was deleted',
};

export const useAKey: KeyCommand = {
  when: ({ living }) => living.some(isInDoubt),
  async run(keys, { t, pick }) {
    const chosen = pick(keys.living.filter(isInDoubt));
    if (!chosen) return;
    t.step(`use ${chosen.label}`);
    const answer = await useKey(t, chosen.held, keys.use);
    const [doubt, ...more] = chosen.doubts;
    chosen.doubts.clear();
    chosen.isDead = !isLetIn(answer);
    // Which of several changes has made it invalid, nobody can tell.
    if (doubt !== undefined && more.length === 0) t.soft(doubt, answer).accepted(why[doubt]);
  },
};

export const useADeletedKey: KeyCommand = {
  when: ({ gone }) => gone.length > 0,
  async run(keys, { t, pick }) {
    const chosen = pick(keys.gone);
    if (!chosen) return;
    t.step(`use ${chosen.label}`);
    const answer = await useKey(t, chosen.held, keys.use);
    t.soft('apikey.delete-permanent', answer).refused('the key was deleted for good');
  },
};

export const listTheKeys: KeyCommand = {
  async run(keys, { t }) {
    t.step('list the keys');
    const isCurrent = ({ response }: Exchange) =>
      keys.living.every(({ held }) => isListed(response.json, [held.id, held.name]) !== false);
    const list = await eventually(t, laggingMs, () => listKeys(t), isCurrent);
    for (const { held, label } of keys.living) {
      seeListed(t, 'apikey.list', list, { values: [held.id, held.name], what: label });
    }
  },
};
