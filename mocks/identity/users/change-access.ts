import type { components } from '../../../generated/identity.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { isObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';
import { carryOut } from './carry-out.js';
import type { Change } from './change.js';
import { failuresOf } from './failures.js';
import { membersOf } from './members.js';
import { userNamed } from './name-user.js';
import { shownAssignment } from './shown.js';

type Schemas = components['schemas'];

/** Gives users with an account a role on the organization (section 4.3). */
export const addUserAccess: Handler<'addUserAccess'> = async ({ path, body }, world) => {
  const changes = await changeAccess('add', path.org_id, body, world);
  return isRefusal(changes) ? changes : { status: 200, body: changes };
};

/** Gives users of the organization another role (section 4.3). */
export const updateUserAccess: Handler<'updateUserAccess'> = async ({ path, body }, world) => {
  const changes = await changeAccess('update', path.org_id, body, world);
  return isRefusal(changes) ? changes : { status: 200, body: changes };
};

function changeAccess(
  kind: 'add' | 'update',
  org: string,
  pairs: Schemas['UserAccessRequest'],
  world: World,
): Promise<Schemas['UserAccessChanges'] | Refusal> {
  return world.store.transact(async (store) => {
    const elements: (Change | Refusal)[] = [];
    for (const pair of pairs) elements.push(await changeOf(kind, pair, store));
    const outcome = await carryOut(elements, org, store, world);
    if (isRefusal(outcome)) return outcome;
    const members = await membersOf(store, outcome.accesses, outcome.changed);
    const users = members.map(({ user, access }) => shownAssignment(user, access));
    return { users, ...failuresOf(outcome) };
  });
}

async function changeOf(
  kind: 'add' | 'update',
  { userId, email, role, settings }: Schemas['UserRolePair'],
  store: Store,
): Promise<Change | Refusal> {
  const name = { ...(userId === undefined ? {} : { userId }), ...(email === undefined ? {} : { email }) };
  const user = await userNamed(name, store);
  return isRefusal(user)
    ? user
    : { kind, userId: user.id, role, settings: isObject(settings) ? settings : undefined };
}
