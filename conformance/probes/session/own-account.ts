import {
  createAccount,
  type Login,
  loginIn,
  regenerate,
  signIn,
  signInSoon,
  updateRoles,
} from '../../checks/kinds/service-accounts/accounts.js';
import { end } from '../../checks/kinds/sessions/life.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext, sceneOf } from '../probe.js';
import { refreshing } from './refreshing.js';

/** Waits until before and after the 30 seconds that an old secret may last. A service with late replicas fails earlier. */
const [beforeMs, afterMs] = [24_000, 9000];
/** A wait for late replicas, shorter than tokens live, which may be 10 seconds. */
const momentMs = 3000;

/** Probes of what becomes of secrets and tokens that were replaced. */
export const replaced = {
  'session.secret-delay': asks('session.secret-delay', {
    needs: ['identity', 'token', 'own-resources'],
    requests: 12,
    once: true,
    async ask(t) {
      const before = await createAccount(sceneOf(t));
      await tokenOf(t, before);
      const renewed = await withNewSecret(t, before);
      const isTaken = await canSignIn(t, before);
      await tokenOf(t, renewed);
      if (!isTaken) return 'immediate';
      await t.wait(beforeMs);
      if (!(await canSignIn(t, before))) return otherwise('a replaced secret is refused within 25 seconds');
      await t.wait(afterMs);
      const isStillTaken = await canSignIn(t, before);
      await tokenOf(t, renewed);
      return isStillTaken ? otherwise('a replaced secret is taken after 30 seconds') : '30-seconds';
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
      const known = fates.filter(([, fate]) => fate !== undefined);
      const live = known.filter(([, fate]) => fate === 'at-expiry').map(([what]) => what);
      if (live.length === 0) return 'immediate';
      if (live.length === known.length) return 'at-expiry';
      return undefined;
    },
  }),
};

/** Regenerates the secret of an account, and returns the new login. */
async function withNewSecret(t: ProbeContext, { clientId, clientSecret }: Login): Promise<Login> {
  const renewed = loginIn(sceneOf(t), decided(await regenerate(t, clientId)));
  demand(renewed.clientSecret !== clientSecret, 'a regenerated secret is the old one');
  return { clientId, clientSecret: renewed.clientSecret };
}

/** Adds a role to an account. */
async function withNewRoles(t: ProbeContext, account: Login): Promise<Login> {
  bodyOf(await updateRoles(t, account.clientId, ['viewer', 'editor']));
  return account;
}

/** Returns an access token of the account. */
async function tokenOf(t: ProbeContext, login: Login): Promise<string> {
  const token = tokenIn(await signInSoon(t, login));
  demand(token !== undefined, 'a service account of the run cannot sign in');
  // A service that signs everybody in alike does not check who it is.
  demand(token !== (await t.token()), 'two service accounts have the same access token');
  return token;
}

/** Whether the account can sign in with this secret now. */
async function canSignIn(t: ProbeContext, login: Login): Promise<boolean> {
  const answer = decided(await signIn(t, login));
  return isSuccess(answer) && tokenIn(answer) !== undefined;
}

/** Returns what becomes of an account's token when the account is changed. @param change returns the login after it */
async function afterChange(t: ProbeContext, change: (account: Login) => Promise<Login>) {
  let account: Login = await createAccount(sceneOf(t));
  const changeIt = async () => {
    account = await change(account);
  };
  return fateOf(t, await tokenOf(t, account), changeIt, () => tokenOf(t, account));
}

async function afterEnd(t: ProbeContext) {
  const { signIn: signInUser, renewed } = await refreshing(t);
  const { tokens, accessToken = '' } = await signInUser();
  const change = async () => {
    const ended = decided(await end(t, tokens));
    demand(isSuccess(ended) && !(await renewed(tokens)), 'a session cannot be ended');
  };
  return fateOf(t, accessToken, change, async () => (await signInUser()).accessToken ?? '');
}

/** Returns what becomes of a token after a change. Ends the probe unless another token that is issued later is accepted. */
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
