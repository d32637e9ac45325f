import type { Caller, Role } from '../../callers/caller.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import type { Teller } from '../../story/teller.js';
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

export const requestAccount = (lab: Lab, account: NewAccount, caller?: Caller): Promise<Exchange> =>
  lab.call('createServiceAccount', { body: { name: account.name, roles: account.roles } }, caller);

/** Makes an account of this role. Leaves the story where the answer has no client id or no secret. */
export async function createAccount(lab: Lab, teller: Teller, role: Role): Promise<OwnAccount> {
  const name = lab.belongings.name('account');
  teller.step(`create a service account with the role ${role}`);
  const creation = await requestAccount(lab, { name, roles: [role] });
  const record = teller.record(creation);
  const [clientId, clientSecret] = [textIn(record, 'clientId'), textIn(record, 'clientSecret')];
  if (clientId === undefined || clientSecret === undefined) {
    const shows = 'shows no `clientId` or no `clientSecret`';
    throw new Leave('skipped', `the answer to createServiceAccount ${shows}: map it with --overlay`);
  }
  return { name, clientId, clientSecret, creation };
}

export const signIn = (lab: Lab, { clientId, clientSecret }: Login): Promise<Exchange> =>
  lab.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });

/** Without a sign-in that succeeds, one that fails says nothing. */
export async function requireSignIn(lab: Lab, teller: Teller, account: OwnAccount): Promise<void> {
  teller.step('sign it in');
  teller.body(await signIn(lab, account));
}

export const listAccounts = (lab: Lab): Promise<Exchange> => lab.call('getServiceAccounts');

export const updateRoles = (lab: Lab, clientId: string, roles: readonly Role[]): Promise<Exchange> =>
  lab.call('updateServiceAccountRoles', { path: { clientId }, body: { roles } });

export const deleteAccount = (lab: Lab, clientId: string): Promise<Exchange> =>
  lab.call('deleteServiceAccount', { path: { clientId } });

export const regenerate = (lab: Lab, clientId: string): Promise<Exchange> =>
  lab.call('regenerateSecret', { path: { clientId } });
