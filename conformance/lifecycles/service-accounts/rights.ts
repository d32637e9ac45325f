import type { Role } from '../../callers/caller.js';
import type { Lab } from '../../run/lab.js';
import { laggingMs, patiently } from '../../story/patiently.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import type { Login } from './accounts.js';

/** Listing API keys is for admins, and reads (section 4.3). The account signs in for each attempt. */
export function tryAdminCall(lab: Lab, { clientId, clientSecret }: Login): Promise<Exchange> {
  return lab.call('listApiKeys', {}, lab.callers.account('the service account', clientId, clientSecret));
}

/** Leaves the story where not even the run itself may do it: then a refusal says nothing about a role. */
export async function requireAdminCall(lab: Lab, teller: Teller): Promise<void> {
  if (!lab.worked('listApiKeys')) teller.body(await lab.call('listApiKeys'));
}

/** Whether the account may do what admins may do exactly when its role says so. */
export async function seeRights(
  teller: Teller<'sa.update-roles'>,
  lab: Lab,
  account: Login,
  role: Role,
): Promise<boolean> {
  const isAdmin = role === 'admin';
  teller.step('sign it in and list the API keys');
  const answer = await patiently(
    lab,
    laggingMs,
    () => tryAdminCall(lab, account),
    (each) => isSuccess(each) === isAdmin,
  );
  return isAdmin
    ? teller.accepts('sa.update-roles', answer, 'the account is admin now')
    : teller.refuses('sa.update-roles', answer, `the account is ${role} now, and only admins list API keys`);
}
