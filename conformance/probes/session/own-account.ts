import {
  type Login,
  regenerate,
  requestAccount,
  signIn,
  signInSoon,
} from '../../checks/machines/service-accounts/accounts.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** A service account that the probe makes, with the role viewer. */
export async function ownAccount(t: ProbeContext): Promise<Login> {
  const made = bodyOf(await requestAccount(t, { name: t.owned.name('account'), roles: ['viewer'] }));
  const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  throw undecided('a new service account is shown without its client ID and secret');
}

/** The same account with a new secret. */
export async function withNewSecret(t: ProbeContext, { clientId, clientSecret }: Login): Promise<Login> {
  const secret = textIn(bodyOf(await regenerate(t, clientId)), 'clientSecret');
  if (secret !== undefined && secret !== clientSecret) return { clientId, clientSecret: secret };
  throw undecided('a regenerated secret is not shown, or is the old one');
}

/** An access token of the account. */
export async function tokenOf(t: ProbeContext, login: Login): Promise<string> {
  const token = tokenIn(await signInSoon(t, login));
  if (token === undefined) throw undecided('a service account of the run cannot sign in');
  // Whoever signs everybody in alike does not look at who it is.
  if (token === (await t.token())) throw undecided('two service accounts have the same access token');
  return token;
}

/** Whether the account can sign in now, with this secret. */
export async function canSignIn(t: ProbeContext, login: Login): Promise<boolean> {
  const answer = decided(await signIn(t, login));
  return isSuccess(answer) && tokenIn(answer) !== undefined;
}
