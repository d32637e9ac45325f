import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { createKey, deleteKey, requireUse, useKey } from './keys.js';

/** Enough to reach every replica of a service that keeps keys in memory for a while. */
const attempts = 5;

/** Deleting one key among others, some older and some newer (section 4.3). */
export const keyDeletion = scenario({
  id: 'api-keys/deletion',
  rules: ['apikey.delete-at-once', 'apikey.delete-only-that', 'apikey.delete-permanent'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 17,
  async record(t) {
    const kept = await createKey(t, 'create a key to keep');
    const keptUse = await requireUse(t, kept);
    const deleted = await createKey(t, 'create a key to delete');
    if (deleted.key === kept.key)
      throw new EndScenario('inconclusive', 'two new keys have the same full value');
    const use = await requireUse(t, deleted);
    const newer = await createKey(t, 'create another one to keep');
    const newerUse = await requireUse(t, newer);

    t.step('delete it');
    t.body(await deleteKey(t, deleted.id));
    let isRefused = true;
    for (let attempt = 0; attempt < attempts && isRefused; attempt += 1) {
      t.step('use it');
      const answer = await useKey(t, deleted, use);
      isRefused = t.soft('apikey.delete-at-once', answer).refused('the key was deleted');
    }

    t.step('use the keys to keep');
    for (const other of [await useKey(t, kept, keptUse), await useKey(t, newer, newerUse)]) {
      if (!t.soft('apikey.delete-only-that', other).accepted('another key was deleted')) break;
    }

    // How long a key that was not revoked at once goes on to live says nothing more.
    if (!isRefused) return;
    await t.wait(2000);
    t.step('use the deleted key two seconds later');
    const later = await useKey(t, deleted, use);
    t.expect('apikey.delete-permanent', later).refused('the key was deleted for good');
  },
});
