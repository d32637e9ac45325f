import type { CheckContext } from '../../checks/check-context.js';
import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import type { Role } from '../../target/caller.js';
import type { Exchange } from '../../target/exchange.js';
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
export async function requireAdminCall(context: CheckContext, recorder: Recorder): Promise<void> {
  if (!context.worked('listApiKeys')) recorder.body(await context.call('listApiKeys'));
}

/** Whether the account may do what admins may do exactly when its role says so. */
export async function seeRights(
  recorder: Recorder<'sa.update-roles'>,
  context: CheckContext,
  account: Login,
  role: Role,
): Promise<boolean> {
  const isAdmin = role === 'admin';
  recorder.step('sign it in and list the API keys');
  const answer = await eventually(
    context,
    laggingMs,
    () => tryAdminCall(context, account),
    (each) => isSuccess(each) === isAdmin,
  );
  return isAdmin
    ? recorder.accepts('sa.update-roles', answer, 'the account is admin now')
    : recorder.refuses(
        'sa.update-roles',
        answer,
        `the account is ${role} now, and only admins list API keys`,
      );
}
