import { areAlike, asNobody, tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { agrees, decided, demand, otherwise, type Sighting, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { byWhoever } from './grants.js';

const nothing = 'pdk-nothing-8d3e5b6a1c';

/** Sign-ins that lock no account. */
const nobodys: readonly JsonObject[] = [
  asNobody({ grantType: 'clientCredentials', clientId: '', clientSecret: '' }),
  asNobody({ grantType: 'password', username: '', password: '' }),
  { grantType: 'refreshToken', refreshToken: nothing },
];

/** Probes of refused sign-ins. Wrong ones are sent for accounts that the run may create for this, and for no others. */
export const refused = {
  'session.login-fail': asks('session.login-fail', {
    needs: ['sign-in'],
    requests: 8,
    once: true,
    async ask(t) {
      await byWhoever(t);
      const [account, user] = [await t.callers.spareAccount(), await t.callers.spareUser()];
      const wrong = [...nobodys];
      if (account)
        wrong.push({ grantType: 'clientCredentials', clientId: account.clientId, clientSecret: nothing });
      if (user) wrong.push({ grantType: 'password', username: user.email, password: nothing });
      const answers = [];
      for (const json of wrong) answers.push(refusal(await t.session({ json })));
      return refusedAlike(answers, 'wrong credentials', {
        400: 'rejected-400',
        401: 'rejected-401',
        403: 'rejected-403',
        422: 'rejected-422',
      });
    },
  }),
  'session.request-invalid': asks('session.request-invalid', {
    needs: ['sign-in'],
    requests: 12,
    once: true,
    async ask(t) {
      await byWhoever(t);
      const [account, user] = [await t.callers.spareAccount(), await t.callers.spareUser()];
      const { clientId = '', clientSecret = '' } = account ?? {};
      const byAccount = { grantType: 'clientCredentials', clientId, clientSecret };
      const byUser = { grantType: 'password', username: user?.email ?? '', password: user?.password ?? '' };
      const { clientSecret: _secret, ...withoutSecret } = byAccount;
      const { password: _password, ...withoutPassword } = byUser;
      const unknownGrant = await refusedFor(t, byAccount, { ...byAccount, grantType: 'pdkUnknown' }, account);
      demand(unknownGrant, 'an unknown grantType of nobody is refused like a right one of nobody');
      const answers = [
        unknownGrant,
        await refusedFor(t, byAccount, withoutSecret, account),
        await refusedFor(t, byUser, withoutPassword, user),
        refusal(await t.session({ json: { grantType: 'refreshToken' } })),
      ].filter((answer) => answer !== undefined);
      return refusedAlike(answers, 'an unknown grantType, or a missing member', {
        400: 'rejected-400',
        401: 'rejected-401',
        422: 'rejected-422',
      });
    },
  }),
};

/**
 * Returns the answer to a wrong sign-in of an account that the run created for it. Without such an account it is sent for a
 * made-up one: that shows something only if it is not answered like a correct sign-in of a made-up account, else undefined.
 */
async function refusedFor(
  t: ProbeContext,
  right: JsonObject,
  wrong: JsonObject,
  own: object | undefined,
): Promise<Exchange | undefined> {
  if (own) return refusal(await t.session({ json: wrong }));
  const [known, answer] = await ofNobody(t, right, wrong);
  return areAlike(known, answer) ? undefined : answer;
}

/** Returns the answer to a refused sign-in. Ends the probe if it shows nothing: the account is locked, or throttled. */
export function refusal(exchange: Exchange): Exchange {
  if (decided(exchange).response.status !== 423) return exchange;
  throw undecided('a sign-in was answered with status 423: the account is locked');
}

/** Returns the answers to a correct and to a wrong sign-in of a made-up account, which locks nobody out. */
export async function ofNobody(
  t: ProbeContext,
  right: JsonObject,
  wrong: JsonObject,
): Promise<readonly [Exchange, Exchange]> {
  const ask = async (json: JsonObject) => refusal(await t.session({ json: asNobody(json) }));
  const known = await t.shared(`nobody by ${String(right['grantType'])}`, () => ask(right));
  return [known, await ask(wrong)];
}

/** Returns the reading if all answers have one status. @param sent what is wrong about the requests */
export function refusedAlike<Reading extends string>(
  answers: readonly Exchange[],
  sent: string,
  byStatus: Readonly<Record<number, Reading>>,
): Sighting<Reading> {
  const statuses = [...new Set(answers.map(({ response }) => response.status))].toSorted();
  const saw = `${sent} → status ${statuses.join(' and ')}`;
  if (answers.some((answer) => isSuccess(answer) && tokenIn(answer) !== undefined)) {
    return otherwise(`${saw}, with a session`);
  }
  const [status = 0, ...others] = statuses;
  return agrees(others.length > 0 ? undefined : byStatus[status], saw);
}
