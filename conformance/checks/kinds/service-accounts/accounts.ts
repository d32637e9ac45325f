import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { listIn } from '../../../target/wire/members.js';

/** The credentials of a service account. */
export interface Login {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A service account that the run made, with its secret, which only the answer to its creation shows. */
export interface OwnAccount extends Login {
  readonly name: string;
}

/** Creates an account with the role viewer. Ends the scenario if the answer shows no credentials. */
export async function createAccount(t: Scene): Promise<OwnAccount> {
  const name = t.owned.name('account');
  t.step('create a service account with the role viewer');
  const creation = await t.call('createServiceAccount', { body: { name, roles: ['viewer'] } });
  return { name, ...loginIn(t, creation) };
}

/** Returns the credentials in an answer. Ends the scenario if it shows no client id or no secret. */
export const loginIn = (t: Recorder, creation: Exchange): Login => ({
  clientId: t.text(creation, 'clientId'),
  clientSecret: t.text(creation, 'clientSecret'),
});

export const signIn = (context: CheckContext, { clientId, clientSecret }: Login): Promise<Exchange> =>
  context.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });

/** Signs in with new credentials: nothing states that they are valid immediately. */
export const signInSoon = (context: CheckContext, login: Login): Promise<Exchange> =>
  eventually(context, laggingMs, () => signIn(context, login), isSuccess);

export const updateRoles = (
  context: CheckContext,
  clientId: string,
  roles: readonly Role[],
): Promise<Exchange> => context.call('updateServiceAccountRoles', { path: { clientId }, body: { roles } });

export const regenerate = (context: CheckContext, clientId: string): Promise<Exchange> =>
  context.call('regenerateSecret', { path: { clientId } });

const ranks: readonly string[] = ['viewer', 'editor', 'admin'];

/**
 * Whether a record shows this role and no higher one: a role may be listed together with the roles that it includes. Undefined
 * if it shows no roles.
 */
export function hasRole(record: Json | undefined, role: Role): boolean | undefined {
  const roles = isObject(record) ? listIn(record['roles']) : undefined;
  const shown = (roles ?? []).map((each) => ranks.indexOf(String(each)));
  return shown.length === 0 ? undefined : Math.max(...shown) === ranks.indexOf(role);
}
