import { asNobody } from '../../checks/scenarios/session/nobody.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { agrees, decided, demand, otherwise, type Sighting, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';
import { byWhoever } from './grants.js';

const nothing = 'pdk-nothing-8d3e5b6a1c';

/** Nobody is locked out by these. */
const nobodys: readonly JsonObject[] = [
  asNobody({ grantType: 'clientCredentials', clientId: '', clientSecret: '' }),
  asNobody({ grantType: 'password', username: '', password: '' }),
  { grantType: 'refreshToken', refreshToken: nothing },
];

/** Sign-ins that must be refused. What is wrong about one is tried of accounts that the run may make for it: of no other. */
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
 * The answer to what is wrong about a sign-in of an account that the run may make for it. Without one it is sent for nobody:
 * there it tells only where it is not answered like a right sign-in of nobody.
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

/** What a refused sign-in says, where it says anything: an account that is locked, or throttled, tells nothing. */
export function refusal(exchange: Exchange): Exchange {
  if (decided(exchange).response.status !== 423) return exchange;
  throw undecided('a sign-in was answered with status 423: the account is locked');
}

/** The answers to nobody who signs in rightly, and to nobody who does so wrongly. Nobody is locked out by that. */
export async function ofNobody(
  t: ProbeContext,
  right: JsonObject,
  wrong: JsonObject,
): Promise<readonly [Exchange, Exchange]> {
  const ask = async (json: JsonObject) => refusal(await t.session({ json: asNobody(json) }));
  const known = await t.shared(`nobody by ${String(right['grantType'])}`, () => ask(right));
  return [known, await ask(wrong)];
}

/** Whether two refusals say the same, ids and times aside. */
export function areAlike(one: Exchange, other: Exchange): boolean {
  const [first, second] = [one, other].map(({ response: { status, json } }) => {
    const words = leavesOf(json).filter(({ value }) => typeof value === 'string' && !/\d/.test(value));
    return JSON.stringify([status, words]);
  });
  return first === second;
}

/** Which reading it is where all of these are answered alike. @param sent what is wrong about them */
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
