import type { Handler } from '../../engine/handler.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import { carryOut } from './carry-out.js';
import type { Change } from './change.js';
import { failuresOf } from './failures.js';

/** Removes every role of users on the organization. Their accounts are not deleted (section 4.3). */
export const removeUserAccess: Handler<'removeUserAccess'> = ({ path, body }, world) =>
  world.store.transact(async (store) => {
    const changes = body.userIds.map((userId): Change => ({ kind: 'remove', userId }));
    const outcome = await carryOut(changes, path.org_id, store, world);
    if (isRefusal(outcome)) return inUserIds(outcome);
    return { status: 200, body: { userIds: [...outcome.changed], ...failuresOf(outcome) } };
  });

/** Changes the field of a refusal from `[3]` to `userIds[3]`. */
function inUserIds(refusal: Refusal): Refusal {
  return refusal.field === undefined ? refusal : { ...refusal, field: `userIds${refusal.field}` };
}
