import {
  type Login,
  regenerate,
  requestAccount,
  signIn,
  signInSoon,
  updateRoles,
} from '../../checks/machines/service-accounts/accounts.js';
import { end } from '../../checks/machines/sessions/own-session.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { refreshing } from './refreshing.js';

/** Before and after the 30 seconds for which the old secret may go on. What a service copies late fails earlier. */
const [beforeMs, afterMs] = [24_000, 9000];
/** What a service copies late may fail after a moment. Tokens may live for 10 seconds only. */
const momentMs = 3000;

/** What becomes of secrets and tokens that were replaced. */
export const replaced = {
  'session.secret-delay': asks('session.secret-delay', {
    needs: ['identity', 'token', 'own-resources'],
    requests: 12,
    once: true,
    async ask(t) {
      const before = await ownAccount(t);
      await tokenOf(t, before);
      const renewed = await withNewSecret(t, before);
      const isTaken = await canSignIn(t, before);
      await tokenOf(t, renewed);
      if (!isTaken) return agrees('immediate', 'a replaced secret is refused at once');
      await t.wait(beforeMs);
      if (!(await canSignIn(t, before))) return otherwise('a replaced secret is refused within 25 seconds');
      await t.wait(afterMs);
      const isStillTaken = await canSignIn(t, before);
      await tokenOf(t, renewed);
      return isStillTaken
        ? otherwise('a replaced secret is taken after 30 seconds')
        : agrees('30-seconds', 'a replaced secret is taken at first, and refused after 30 seconds');
    },
  }),
  'session.revoke-tokens': asks('session.revoke-tokens', {
    needs: ['identity', 'token', 'own-resources'],
    requests: 45,
    once: true,
    async ask(t) {
      const fates = [
        ['a new secret', await afterChange(t, (account) => withNewSecret(t, account))],
        ['new roles', await unlessEnded(afterChange(t, (account) => withNewRoles(t, account)))],
        ['the end of the session', await unlessEnded(afterEnd(t))],
      ] as const;
      const told = fates.filter(([, fate]) => fate !== undefined);
      const live = told.filter(([, fate]) => fate === 'at-expiry').map(([what]) => what);
      if (live.length === 0)
        return agrees('immediate', 'an access token is refused at once after a new secret');
      if (live.length === told.length)
        return agrees('at-expiry', 'an access token is taken after a new secret');
      return otherwise(`an access token is taken after ${live.join(' and ')}, and refused after the others`);
    },
  }),
};

/** A service account that the probe makes, with the role viewer. */
export async function ownAccount(t: ProbeContext): Promise<Login> {
  const made = bodyOf(await requestAccount(t, { name: t.owned.name('account'), roles: ['viewer'] }));
  const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  throw undecided('a new service account is shown without its client ID and secret');
}

/** The same account with a new secret. */
async function withNewSecret(t: ProbeContext, { clientId, clientSecret }: Login): Promise<Login> {
  const secret = textIn(bodyOf(await regenerate(t, clientId)), 'clientSecret');
  if (secret !== undefined && secret !== clientSecret) return { clientId, clientSecret: secret };
  throw undecided('a regenerated secret is not shown, or is the old one');
}

/** The same account with another role beside its own. */
async function withNewRoles(t: ProbeContext, account: Login): Promise<Login> {
  bodyOf(await updateRoles(t, account.clientId, ['viewer', 'editor']));
  return account;
}

/** An access token of the account. */
async function tokenOf(t: ProbeContext, login: Login): Promise<string> {
  const token = tokenIn(await signInSoon(t, login));
  demand(token !== undefined, 'a service account of the run cannot sign in');
  // Whoever signs everybody in alike does not look at who it is.
  demand(token !== (await t.token()), 'two service accounts have the same access token');
  return token;
}

/** Whether the account can sign in now, with this secret. */
async function canSignIn(t: ProbeContext, login: Login): Promise<boolean> {
  const answer = decided(await signIn(t, login));
  return isSuccess(answer) && tokenIn(answer) !== undefined;
}

/** What becomes of the token of an account that is changed so. @param change gives what the account then signs in with */
async function afterChange(t: ProbeContext, change: (account: Login) => Promise<Login>) {
  const account = await ownAccount(t);
  const token = await tokenOf(t, account);
  let changed = account;
  const changeIt = async () => {
    changed = await change(account);
  };
  return fateOf(t, token, changeIt, () => tokenOf(t, changed));
}

async function afterEnd(t: ProbeContext) {
  const { signIn: signInUser, renewed } = await refreshing(t);
  const { tokens, accessToken = '' } = await signInUser();
  const change = async () => {
    const ended = decided(await end(t, tokens));
    demand(isSuccess(ended) && !(await renewed(tokens)), 'a session cannot be ended');
  };
  return fateOf(t, accessToken, change, async () => tokenIn((await signInUser()).answer) ?? '');
}

/** What becomes of a token by a change, where another one that is issued after it is taken. */
async function fateOf(
  t: ProbeContext,
  token: string,
  change: () => Promise<unknown>,
  other: () => Promise<string>,
): Promise<'at-expiry' | 'immediate'> {
  const isTaken = async (bearer: string) =>
    isSuccess(decided(await t.call('getServiceAccounts', {}, t.callers.bearer('its holder', bearer))));
  demand(await isTaken(token), 'a new access token is refused');
  await change();
  if (!(await isTaken(token))) {
    if (await isTaken(await other())) return 'immediate';
    throw undecided('every access token is refused after the change');
  }
  await t.wait(momentMs);
  if (await isTaken(token)) return 'at-expiry';
  throw undecided('an access token is taken after the change, and refused a moment later');
}
