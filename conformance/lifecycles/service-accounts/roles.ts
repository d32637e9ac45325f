import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Scene } from '../../scenarios/scene.js';
import type { Role } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import { createAccount, listAccounts, type OwnAccount, updateRoles } from './accounts.js';
import { requireAdminCall, seeRights, tryAdminCall } from './rights.js';
import { hasRole, recordIn } from './shown.js';

/** A viewer becomes an admin and a viewer again: the list shows it, and it may do what its role says (section 4.3). */
export const accountRoles = scenario({
  id: 'service-accounts/roles',
  rules: ['sa.update-roles', 'sa.update-unknown'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 26,
  async record(t) {
    await requireAdminCall(t);
    const account = await createAccount(t, 'viewer');
    if (isSuccess(await tryAdminCall(t, account))) {
      throw new EndScenario('inconclusive', 'a service account may do everything, whatever its roles');
    }

    for (const role of ['admin', 'viewer'] as const) {
      t.step(`make it ${role}`);
      const update = await updateRoles(t, account.clientId, [role]);
      t.expect('sa.update-roles', update).accepted('the roles of a service account can be changed');
      await seeRoles(t, account, role);
      await seeRights(t, account, role);
    }

    t.step('make an unknown service account viewer');
    const unknown = await updateRoles(t, t.owned.name('nobody'), ['viewer']);
    t.expect('sa.update-unknown', unknown).refused('there is no service account of that client ID');
  },
});

/** The list shows the role of now, where it shows roles by their names. */
export async function seeRoles(t: Scene<'sa.update-roles'>, account: OwnAccount, role: Role): Promise<void> {
  t.step('list the service accounts');
  const rolesIn = (json: Parameters<typeof recordIn>[0]) => hasRole(recordIn(json, account), role);
  const list = await eventually(
    t,
    laggingMs,
    () => listAccounts(t),
    ({ response }) => rolesIn(response.json) !== false,
  );
  const isCurrent = rolesIn(t.body(list));
  if (isCurrent === undefined) return;
  t.soft('sa.update-roles', list).holds(isCurrent, {
    at: 'roles',
    expected: `the role ${role} and no higher one`,
    received: 'another role',
  });
}
