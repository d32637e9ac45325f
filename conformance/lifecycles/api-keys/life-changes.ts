import { deleteKey, getKey, updateKey, useKey } from './keys.js';
import type { KeyCommand } from './life-model.js';
import { seeChange } from './update.js';

export const updateAKey: KeyCommand = {
  when: ({ living }) => living.length > 0,
  async run(keys, { t, pick }) {
    const chosen = pick(keys.living);
    const member = pick(['description', 'name'] as const);
    if (!chosen || !member) return;
    const { held, label } = chosen;
    const changed = { ...held, [member]: `${held[member]}, changed` };
    const before = chosen.shown ?? (await getKey(t, held.id));
    t.step(`change the ${member} of ${label}`);
    t.body(await updateKey(t, held.id, changed));
    t.step('get it');
    const got = await getKey(t, held.id);
    seeChange(t, `apikey.update-${member}`, {
      member,
      from: held[member],
      to: changed[member],
      before,
      got,
    });
    Object.assign(chosen, { held: changed, shown: got });
    chosen.doubts.add('apikey.update-keeps-key');
  },
};

export const deleteAKey: KeyCommand = {
  when: ({ living }) => living.length > 0,
  async run(keys, { t, pick }) {
    const chosen = pick(keys.living);
    if (!chosen) return;
    const { held, label } = chosen;
    t.step(`delete ${label}`);
    t.body(await deleteKey(t, held.id));
    t.step('use it');
    const answer = await useKey(t, held, keys.use);
    keys.living = keys.living.filter((each) => each !== chosen);
    for (const { doubts } of keys.living) doubts.add('apikey.delete-only-that');
    // Whether one that goes on to live is listed, or dies later, says nothing more.
    if (t.soft('apikey.delete-at-once', answer).refused('the key was deleted'))
      keys.gone = [...keys.gone, chosen];
  },
};
