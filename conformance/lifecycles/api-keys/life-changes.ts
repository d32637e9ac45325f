import { deleteKey, getKey, updateKey, useKey } from './keys.js';
import type { KeyCommand } from './life-model.js';
import { seeChange } from './update.js';

export const updateAKey: KeyCommand = {
  when: ({ living }) => living.length > 0,
  async run(keys, { lab, teller, pick }) {
    const chosen = pick(keys.living);
    const member = pick(['description', 'name'] as const);
    if (!chosen || !member) return;
    const { held, label } = chosen;
    const changed = { ...held, [member]: `${held[member]}, changed` };
    const before = chosen.shown ?? (await getKey(lab, held.id));
    teller.step(`change the ${member} of ${label}`);
    teller.body(await updateKey(lab, held.id, changed));
    teller.step('get it');
    const got = await getKey(lab, held.id);
    seeChange(teller, `apikey.update-${member}`, {
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
  async run(keys, { lab, teller, pick }) {
    const chosen = pick(keys.living);
    if (!chosen) return;
    const { held, label } = chosen;
    teller.step(`delete ${label}`);
    teller.body(await deleteKey(lab, held.id));
    teller.step('use it');
    const answer = await useKey(lab, held, keys.use);
    keys.living = keys.living.filter((each) => each !== chosen);
    for (const { doubts } of keys.living) doubts.add('apikey.delete-only-that');
    // Whether one that goes on to live is listed, or dies later, says nothing more.
    if (teller.refuses('apikey.delete-at-once', answer, 'the key was deleted'))
      keys.gone = [...keys.gone, chosen];
  },
};
