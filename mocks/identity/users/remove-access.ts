import type { Handler } from '../../engine/handler.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import { carryOut } from './carry-out.js';
import type { Change } from './change.js';
import { failuresOf } from './failures.js';

/** Takes every role on the organization from users. Their accounts are not deleted (section 4.3). */
export const removeUserAccess: Handler<'removeUserAccess'> = ({ path, body }, world) =>
  world.store.transact(async (store) => {
    const changes = body.userIds.map((userId): Change => ({ kind: 'remove', userId }));
    const outcome = await carryOut(changes, path.org_id, store, world);
    if (isRefusal(outcome)) return inUserIds(outcome);
    return { status: 200, body: { userIds: [...outcome.changed], ...failuresOf(outcome) } };
  });

/** A refusal of the element `[3]` is one of `userIds[3]` here. */
function inUserIds(refusal: Refusal): Refusal {
  return refusal.field === undefined ? refusal : { ...refusal, field: `userIds${refusal.field}` };
}
