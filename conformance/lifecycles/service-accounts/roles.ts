import type { CheckContext } from '../../checks/check-context.js';
import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
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
  async record(recorder, context) {
    await requireAdminCall(context, recorder);
    const account = await createAccount(context, recorder, 'viewer');
    if (isSuccess(await tryAdminCall(context, account))) {
      throw new EndScenario('inconclusive', 'a service account may do everything, whatever its roles');
    }

    for (const role of ['admin', 'viewer'] as const) {
      recorder.step(`make it ${role}`);
      const update = await updateRoles(context, account.clientId, [role]);
      if (!recorder.accepts('sa.update-roles', update, 'the roles of a service account can be changed'))
        return;
      await seeRoles(recorder, context, account, role);
      await seeRights(recorder, context, account, role);
    }

    recorder.step('make an unknown service account viewer');
    const unknown = await updateRoles(context, context.owned.name('nobody'), ['viewer']);
    recorder.refuses('sa.update-unknown', unknown, 'there is no service account of that client ID');
  },
});

/** The list shows the role of now, where it shows roles by their names. */
export async function seeRoles(
  recorder: Recorder<'sa.update-roles'>,
  context: CheckContext,
  account: OwnAccount,
  role: Role,
): Promise<void> {
  recorder.step('list the service accounts');
  const rolesIn = (json: Parameters<typeof recordIn>[0]) => hasRole(recordIn(json, account), role);
  const list = await eventually(
    context,
    laggingMs,
    () => listAccounts(context),
    ({ response }) => rolesIn(response.json) !== false,
  );
  const isCurrent = rolesIn(recorder.body(list));
  if (isCurrent === undefined) return;
  recorder.see(
    'sa.update-roles',
    isCurrent,
    () => ({ at: 'roles', expected: `the role ${role} and no higher one`, received: 'another role' }),
    list,
  );
}
