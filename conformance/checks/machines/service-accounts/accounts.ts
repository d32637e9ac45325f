import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** What a service account signs in with. */
export interface Login {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A service account that the run made, with what only the answer to its creation shows. */
export interface OwnAccount extends Login {
  readonly name: string;
  readonly creation: Exchange;
}

export interface NewAccount {
  readonly name: string;
  readonly roles: readonly Role[];
}

export const requestAccount = (
  context: CheckContext,
  account: NewAccount,
  caller?: Caller,
): Promise<Exchange> =>
  context.call('createServiceAccount', { body: { name: account.name, roles: account.roles } }, caller);

/** The account that an answer shows. Ends the scenario where it has no client id or no secret. */
export function accountIn(creation: Exchange, record: JsonObject, name: string): OwnAccount {
  const [clientId, clientSecret] = [textIn(record, 'clientId'), textIn(record, 'clientSecret')];
  if (clientId !== undefined && clientSecret !== undefined) return { name, clientId, clientSecret, creation };
  const shows = 'shows no `clientId` or no `clientSecret`';
  throw new EndScenario('skipped', `the answer to createServiceAccount ${shows}: map it with --overlay`);
}

export const signIn = (context: CheckContext, { clientId, clientSecret }: Login): Promise<Exchange> =>
  context.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });

export const listAccounts = (context: CheckContext): Promise<Exchange> => context.call('getServiceAccounts');

export const updateRoles = (
  context: CheckContext,
  clientId: string,
  roles: readonly Role[],
): Promise<Exchange> => context.call('updateServiceAccountRoles', { path: { clientId }, body: { roles } });

export const deleteAccount = (context: CheckContext, clientId: string): Promise<Exchange> =>
  context.call('deleteServiceAccount', { path: { clientId } });

export const regenerate = (context: CheckContext, clientId: string): Promise<Exchange> =>
  context.call('regenerateSecret', { path: { clientId } });
