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
  async run(keys, { context, recorder, pick }) {
    const chosen = pick(keys.living.filter(isInDoubt));
    if (!chosen) return;
    recorder.step(`use ${chosen.label}`);
    const answer = await useKey(context, chosen.held, keys.use);
    const [doubt, ...more] = chosen.doubts;
    chosen.doubts.clear();
    chosen.isDead = !isLetIn(answer);
    // Which of several changes has made it invalid, nobody can tell.
    if (doubt !== undefined && more.length === 0) recorder.accepts(doubt, answer, why[doubt]);
  },
};

export const useADeletedKey: KeyCommand = {
  when: ({ gone }) => gone.length > 0,
  async run(keys, { context, recorder, pick }) {
    const chosen = pick(keys.gone);
    if (!chosen) return;
    recorder.step(`use ${chosen.label}`);
    const answer = await useKey(context, chosen.held, keys.use);
    recorder.refuses('apikey.delete-permanent', answer, 'the key was deleted for good');
  },
};

export const listTheKeys: KeyCommand = {
  async run(keys, { context, recorder }) {
    recorder.step('list the keys');
    const isCurrent = ({ response }: Exchange) =>
      keys.living.every(({ held }) => isListed(response.json, [held.id, held.name]) !== false);
    const list = await eventually(context, laggingMs, () => listKeys(context), isCurrent);
    for (const { held, label } of keys.living) {
      seeListed(recorder, 'apikey.list', list, { values: [held.id, held.name], what: label });
    }
  },
};
