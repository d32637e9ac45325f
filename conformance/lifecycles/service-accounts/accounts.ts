import type { CheckContext } from '../../checks/check-context.js';
import type { Scene } from '../../scenarios/scene.js';
import type { Caller, Role } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { textIn } from '../../wire/members.js';

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

/** Makes an account of this role. Ends the scenario where the answer has no client id or no secret. */
export async function createAccount(t: Scene, role: Role): Promise<OwnAccount> {
  const name = t.owned.name('account');
  t.step(`create a service account with the role ${role}`);
  const creation = await requestAccount(t, { name, roles: [role] });
  const record = t.object(creation);
  const [clientId, clientSecret] = [textIn(record, 'clientId'), textIn(record, 'clientSecret')];
  if (clientId === undefined || clientSecret === undefined) {
    const shows = 'shows no `clientId` or no `clientSecret`';
    throw new EndScenario('skipped', `the answer to createServiceAccount ${shows}: map it with --overlay`);
  }
  return { name, clientId, clientSecret, creation };
}

export const signIn = (context: CheckContext, { clientId, clientSecret }: Login): Promise<Exchange> =>
  context.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });

/** Without a sign-in that succeeds, one that fails says nothing. */
export async function requireSignIn(t: Scene, account: OwnAccount): Promise<void> {
  t.step('sign it in');
  t.body(await signIn(t, account));
}

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
