import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { createKey, deleteKey, requireUse, useKey } from './keys.js';

/** Enough to reach every replica of a service that keeps keys in memory for a while. */
const attempts = 5;

/** Deleting one key among others, some older and some newer (section 4.3). */
export const keyDeletion = story({
  id: 'api-keys/deletion',
  rules: ['apikey.delete-at-once', 'apikey.delete-only-that', 'apikey.delete-permanent'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 17,
  async tell(teller, lab) {
    const kept = await createKey(lab, teller, 'create a key to keep');
    const keptUse = await requireUse(lab, teller, kept);
    const deleted = await createKey(lab, teller, 'create a key to delete');
    if (deleted.key === kept.key) throw new Leave('inconclusive', 'two new keys have the same full value');
    const use = await requireUse(lab, teller, deleted);
    const newer = await createKey(lab, teller, 'create another one to keep');
    const newerUse = await requireUse(lab, teller, newer);

    teller.step('delete it');
    teller.body(await deleteKey(lab, deleted.id));
    let isRefused = true;
    for (let attempt = 0; attempt < attempts && isRefused; attempt += 1) {
      teller.step('use it');
      const answer = await useKey(lab, deleted, use);
      isRefused = teller.refuses('apikey.delete-at-once', answer, 'the key was deleted');
    }

    teller.step('use the keys to keep');
    for (const other of [await useKey(lab, kept, keptUse), await useKey(lab, newer, newerUse)]) {
      if (!teller.accepts('apikey.delete-only-that', other, 'another key was deleted')) break;
    }

    // How long a key that was not revoked at once goes on to live says nothing more.
    if (!isRefused) return;
    await lab.wait(2000);
    teller.step('use the deleted key two seconds later');
    const later = await useKey(lab, deleted, use);
    teller.refuses('apikey.delete-permanent', later, 'the key was deleted for good');
  },
});
