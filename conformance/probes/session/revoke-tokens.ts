import { updateRoles } from '../../checks/machines/service-accounts/accounts.js';
import { end } from '../../checks/machines/sessions/own-session.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { ownAccount, tokenOf, withNewSecret } from './own-account.js';
import { refreshing } from './refreshing.js';

/** What a service copies late may fail after a moment. Tokens may live for 10 seconds only. */
const momentMs = 3000;

type Fate = 'at-expiry' | 'immediate';

export const revokeTokens = asks('session.revoke-tokens', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 45,
  once: true,
  async ask(t) {
    const bySecret = await afterNewSecret(t);
    const fates = {
      'a new secret': bySecret,
      'new roles': await unlessEnded(afterNewRoles(t)),
      'the end of the session': await unlessEnded(afterEnd(t)),
    };
    const told = Object.entries(fates).filter(([, fate]) => fate !== undefined);
    const live = told.filter(([, fate]) => fate === 'at-expiry').map(([what]) => what);
    if (live.length === 0)
      return agrees('immediate', 'an access token is refused at once after a new secret');
    if (live.length === told.length)
      return agrees('at-expiry', 'an access token is taken after a new secret');
    return otherwise(`an access token is taken after ${live.join(' and ')}, and refused after the others`);
  },
});

async function afterNewSecret(t: ProbeContext): Promise<Fate> {
  const account = await ownAccount(t);
  const token = await tokenOf(t, account);
  let renewed = account;
  return fateOf(t, token, {
    change: async () => {
      renewed = await withNewSecret(t, account);
    },
    other: () => tokenOf(t, renewed),
  });
}

async function afterNewRoles(t: ProbeContext): Promise<Fate> {
  const account = await ownAccount(t);
  const token = await tokenOf(t, account);
  return fateOf(t, token, {
    change: async () => bodyOf(await updateRoles(t, account.clientId, ['viewer', 'editor'])),
    other: () => tokenOf(t, account),
  });
}

async function afterEnd(t: ProbeContext): Promise<Fate> {
  const { signIn, renewed } = await refreshing(t);
  const { tokens, accessToken = '' } = await signIn();
  return fateOf(t, accessToken, {
    async change() {
      const ended = decided(await end(t, tokens));
      if (!isSuccess(ended) || (await renewed(tokens))) throw undecided('a session cannot be ended');
    },
    other: async () => tokenIn((await signIn()).answer) ?? '',
  });
}

/** What becomes of a token by a change, where one that is issued after it is taken. */
async function fateOf(
  t: ProbeContext,
  token: string,
  { change, other }: { readonly change: () => Promise<unknown>; readonly other: () => Promise<string> },
): Promise<Fate> {
  const isTaken = async (bearer: string) =>
    isSuccess(decided(await t.call('getServiceAccounts', {}, t.callers.bearer('its holder', bearer))));
  if (!(await isTaken(token))) throw undecided('a new access token is refused');
  await change();
  if (!(await isTaken(token))) {
    if (await isTaken(await other())) return 'immediate';
    throw undecided('every access token is refused after the change');
  }
  await t.wait(momentMs);
  if (await isTaken(token)) return 'at-expiry';
  throw undecided('an access token is taken after the change, and refused a moment later');
}
