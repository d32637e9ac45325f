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
  async record(recorder, context) {
    const kept = await createKey(context, recorder, 'create a key to keep');
    const keptUse = await requireUse(context, recorder, kept);
    const deleted = await createKey(context, recorder, 'create a key to delete');
    if (deleted.key === kept.key)
      throw new EndScenario('inconclusive', 'two new keys have the same full value');
    const use = await requireUse(context, recorder, deleted);
    const newer = await createKey(context, recorder, 'create another one to keep');
    const newerUse = await requireUse(context, recorder, newer);

    recorder.step('delete it');
    recorder.body(await deleteKey(context, deleted.id));
    let isRefused = true;
    for (let attempt = 0; attempt < attempts && isRefused; attempt += 1) {
      recorder.step('use it');
      const answer = await useKey(context, deleted, use);
      isRefused = recorder.refuses('apikey.delete-at-once', answer, 'the key was deleted');
    }

    recorder.step('use the keys to keep');
    for (const other of [await useKey(context, kept, keptUse), await useKey(context, newer, newerUse)]) {
      if (!recorder.accepts('apikey.delete-only-that', other, 'another key was deleted')) break;
    }

    // How long a key that was not revoked at once goes on to live says nothing more.
    if (!isRefused) return;
    await context.wait(2000);
    recorder.step('use the deleted key two seconds later');
    const later = await useKey(context, deleted, use);
    recorder.refuses('apikey.delete-permanent', later, 'the key was deleted for good');
  },
});
