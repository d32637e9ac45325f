import {
  createAccount,
  type Login,
  loginIn,
  regenerate,
  signIn as signInAccount,
  signInSoon,
  updateRoles,
} from '../../checks/kinds/service-accounts/accounts.js';
import { end, renew, signIn } from '../../checks/kinds/sessions/life.js';
import { carriersOf, type Tokens, tokensIn } from '../../checks/scenarios/session/refresh-tokens.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asks, type ProbeContext, type Probes, sceneOf } from '../probe.js';
import { members } from './grants.js';
import { grantDefault, refused, refusedAlike } from './refused.js';
import { times } from './times.js';

/** Longer than the 30 seconds that an exchanged token may last. */
const graceMs = 31_500;

/** How far time is moved at each step, and the reading if a token that was never exchanged is refused after it. */
const steps = [
  ['PT59M', undefined],
  ['PT2M', '1-hour'],
  // Until an hour before the end of 30 days, and an hour after it.
  ['P29DT21H59M', undefined],
  ['PT2H', '30-days'],
  ['P400D', undefined],
] as const;

/** Probes of what becomes of refresh tokens, exchanged or not. */
const refresh = {
  'session.refresh-rotation': asks('session.refresh-rotation', {
    needs: ['user'],
    requests: 12,
    once: true,
    async ask(t) {
      const { carriers, signIn: signInAgain, renewed } = await refreshing(t);
      const { tokens: first } = await signInAgain();
      const exchanged = await renewed(first);
      demand(exchanged, 'a new refresh token is refused');
      const second = tokensIn(exchanged, carriers);
      const { [carriers.first]: next } = second;
      if (next === undefined || next === first[carriers.first]) {
        return (await renewed(first)) ? 'not-rotated' : undefined;
      }
      if (!(await renewed(first))) return (await renewed(second)) ? undefined : 'rotated-strict';
      await t.wait(graceMs);
      if (await renewed(first)) return undefined;
      return (await renewed(second)) ? 'rotated-with-grace' : undefined;
    },
  }),
  'session.refresh-lifetime': asks('session.refresh-lifetime', {
    needs: ['identity', 'user', 'control', 'own-resources'],
    requests: 22,
    movesTime: true,
    async ask(t) {
      const { control } = t;
      const { signIn: signInAgain, renewed } = await refreshing(t);
      demand(control, 'there is no control plane');
      const sessions = [];
      for (const step of steps) sessions.push({ step, ...(await signInAgain()) });
      const isTaken = async (token: string | undefined) =>
        isSuccess(await t.call('getOrganization', {}, t.callers.bearer('the user', token ?? '')));
      const { accessToken } = sessions[0] ?? {};
      const wasTaken = await isTaken(accessToken);
      for (const { step, tokens } of sessions) {
        const [duration, reading] = step;
        await control.advance(duration);
        if (await renewed(tokens)) continue;
        const { tokens: fresh } = await signInAgain();
        demand(await renewed(fresh), 'refresh tokens are refused, however new');
        if (reading === undefined) return undefined;
        return reading;
      }
      // If moving time does not end an access token either, it has no effect on the lifetime of tokens.
      const isEnded = wasTaken && !(await isTaken(accessToken));
      demand(isEnded, 'the time that the control plane moves ends no token');
      return 'unlimited';
    },
  }),
};

/**
 * Prepares sessions of the user, and their refresh. Ends the probe if refresh tokens are not checked: a made-up one is accepted.
 * Takes at most 6 requests in a run.
 */
export async function refreshing(t: ProbeContext) {
  const carriers = await carriersOf(t);
  /** Returns the answer to a refresh token, undefined if it is refused. */
  async function renewed(tokens: Tokens): Promise<Exchange | undefined> {
    const lost = t.lost().length;
    const answer = decided(await renew(t, carriers, tokens));
    if (isSuccess(answer)) {
      if (tokenIn(answer) !== undefined) return answer;
      throw undecided('a refresh token was answered without an access token');
    }
    if (t.lost().length === lost) return undefined;
    throw undecided('a refresh token was sent twice, as no answer came: it may have been used up');
  }
  const madeUp = { json: { grantType: 'refreshToken', refreshToken: 'pdk-nobodys-refresh-token' } };
  const isAnyTaken = await t.shared('a refresh token of nobody', () => t.session(madeUp));
  demand(!isSuccess(decided(isAnyTaken)), 'a made-up refresh token is taken');
  return { carriers, signIn: () => signIn(t, carriers), renewed };
}

/** Waits until before and after the 30 seconds that an old secret may last. A service with late replicas fails earlier. */
const [beforeMs, afterMs] = [24_000, 9000];
/** A wait for late replicas, shorter than tokens live, which may be 10 seconds. */
const momentMs = 3000;

/** Probes of what becomes of secrets and tokens that were replaced. */
const replaced = {
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
  const answer = decided(await signInAccount(t, login));
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

export const sessionProbes: Probes<'session'> = {
  ...members,
  ...times,
  ...refresh,
  ...replaced,
  ...refused,
  'session.grant-default': grantDefault,
};

export const sessionEndProbes: Probes<'end'> = {
  // A session of the run is ended first: otherwise a refusal may be about the form of the call.
  'end.unknown': asks('end.unknown', {
    needs: ['identity', 'user', 'own-resources'],
    requests: 14,
    once: true,
    async ask(t) {
      const { signIn, renewed } = await refreshing(t);
      const { tokens } = await signIn();
      bodyOf(await end(t, tokens));
      demand(!(await renewed(tokens)), 'a session goes on after it was ended');
      const answers = [
        decided(await end(t, tokens)),
        decided(await end(t, { body: 'pdk-nobodys-refresh-token' })),
        decided(await end(t, {})),
      ];
      return refusedAlike(answers, 'the end of no session', { 204: 'accepted-204', 401: 'rejected-401' });
    },
  }),
};
