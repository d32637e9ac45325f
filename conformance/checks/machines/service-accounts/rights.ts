import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Login } from './accounts.js';

/** Listing API keys is for admins, and reads (section 4.3). The account signs in for each attempt. */
export function tryAdminCall(context: CheckContext, { clientId, clientSecret }: Login): Promise<Exchange> {
  return context.call(
    'listApiKeys',
    {},
    context.callers.account('the service account', clientId, clientSecret),
  );
}

/** Ends the scenario where not even the run itself may do it: then a refusal says nothing about a role. */
export async function requireAdminCall(t: Scene): Promise<void> {
  if (!t.worked('listApiKeys')) t.body(await t.call('listApiKeys'));
}

/** Whether the account may do what admins may do exactly when its role says so. */
export async function seeRights(t: Scene<'sa.update-roles'>, account: Login, role: Role): Promise<boolean> {
  const isAdmin = role === 'admin';
  t.step('sign it in and list the API keys');
  const answer = await eventually(
    t,
    laggingMs,
    () => tryAdminCall(t, account),
    (each) => isSuccess(each) === isAdmin,
  );
  return isAdmin
    ? t.soft('sa.update-roles', answer).accepted('the account is admin now')
    : t.soft('sa.update-roles', answer).refused(`the account is ${role} now, and only admins list API keys`);
}
