import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Caller, User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { textIn } from '../../../target/wire/members.js';

/**
 * A user who was an admin and holds this role by now, or none: what an operation has remembered of them is too much. Where
 * that change does not work, which others find out, it is a user who was made so.
 */
export async function formerAdmin(
  { call, callers }: CheckContext,
  label: string,
  role: Role | undefined,
): Promise<User> {
  const user = await callers.newUser(label, ['admin']);
  const { id: userId } = user;
  if (userId !== undefined) {
    const changed =
      role === undefined
        ? await call('removeUserAccess', { body: { userIds: [userId] } })
        : await call('updateUserAccess', { body: [{ userId, role }] });
    if (isSuccess(changed)) {
      // One operation may go by what it has remembered: that is for others to find out.
      for (const probe of probes) if (!isSuccess(await call(probe, {}, user))) return user;
    }
  }
  return callers.newUser(label, role === undefined ? [] : [role]);
}

const probes = ['listApiKeys', 'getInvitations'] as const;

/** Whoever holds an API key that was deleted before it was ever used. Ends the scenario where none can be made and deleted. */
export async function holderOfDeletedKey({ call, callers, owned }: CheckContext): Promise<Caller> {
  const { json } = (await call('createApiKey', { body: { name: owned.name('key') } })).response;
  const [keyId, key] = [textIn(json, 'id'), textIn(json, 'key')];
  if (keyId !== undefined && key !== undefined) {
    const deleted = await call('deleteApiKey', { path: { keyId } });
    if (isSuccess(deleted)) return callers.bearer('somebody with a deleted API key', key);
  }
  throw new EndScenario('skipped', 'no API key could be made and deleted');
}
