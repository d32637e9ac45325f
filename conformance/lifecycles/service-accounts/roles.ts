import type { Role } from '../../callers/caller.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { laggingMs, patiently } from '../../story/patiently.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import { createAccount, listAccounts, type OwnAccount, updateRoles } from './accounts.js';
import { requireAdminCall, seeRights, tryAdminCall } from './rights.js';
import { hasRole, recordIn } from './shown.js';

/** A viewer becomes an admin and a viewer again: the list shows it, and it may do what its role says (section 4.3). */
export const accountRoles = story({
  id: 'service-accounts/roles',
  rules: ['sa.update-roles', 'sa.update-unknown'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 26,
  async tell(teller, lab) {
    await requireAdminCall(lab, teller);
    const account = await createAccount(lab, teller, 'viewer');
    if (isSuccess(await tryAdminCall(lab, account))) {
      throw new Leave('inconclusive', 'a service account may do everything, whatever its roles');
    }

    for (const role of ['admin', 'viewer'] as const) {
      teller.step(`make it ${role}`);
      const update = await updateRoles(lab, account.clientId, [role]);
      if (!teller.accepts('sa.update-roles', update, 'the roles of a service account can be changed')) return;
      await seeRoles(teller, lab, account, role);
      await seeRights(teller, lab, account, role);
    }

    teller.step('make an unknown service account viewer');
    const unknown = await updateRoles(lab, lab.belongings.name('nobody'), ['viewer']);
    teller.refuses('sa.update-unknown', unknown, 'there is no service account of that client ID');
  },
});

/** The list shows the role of now, where it shows roles by their names. */
export async function seeRoles(
  teller: Teller<'sa.update-roles'>,
  lab: Lab,
  account: OwnAccount,
  role: Role,
): Promise<void> {
  teller.step('list the service accounts');
  const rolesIn = (json: Parameters<typeof recordIn>[0]) => hasRole(recordIn(json, account), role);
  const list = await patiently(
    lab,
    laggingMs,
    () => listAccounts(lab),
    ({ response }) => rolesIn(response.json) !== false,
  );
  const isCurrent = rolesIn(teller.body(list));
  if (isCurrent === undefined) return;
  teller.see(
    'sa.update-roles',
    isCurrent,
    () => ({ at: 'roles', expected: `the role ${role} and no higher one`, received: 'another role' }),
    list,
  );
}
