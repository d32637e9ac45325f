import { type Caller, fixedCaller, type User } from '../target/caller.js';
import type { ControlPlane } from '../target/control/control-plane.js';
import { EndScenario } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import type { CheckContext } from './check-context.js';
import type { Scene } from './scene.js';

/** Longer than any token lives. */
const hoursMs = 3 * 3_600_000;
/** At these ages a token of one of the stated lifetimes (section 5) has less than half of it left, and enough to be used. */
const oldMs = [40 * 60_000, 10 * 60_000] as const;

/** A caller with an expired token. Ends the scenario if none is refused: then moving the clock has no influence on tokens. */
export async function expiredHolder(
  context: CheckContext,
  control: ControlPlane,
  user: Caller,
): Promise<Caller> {
  const [authorization = null] = await issuedAgo(hoursMs, context, control, [user]);
  const holder = fixedCaller('somebody whose token has expired', 'expired', authorization);
  for (const probe of probes) if (!isSuccess(await context.call(probe, {}, holder))) return holder;
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}

/** The same users with tokens near their end, if these live that long. @param id of the last user, who may have no role */
export async function agedHolders(
  context: CheckContext,
  control: ControlPlane,
  users: readonly Caller[],
  id?: string,
): Promise<readonly Caller[]> {
  const { oldTokens } = context.learnt;
  for (const agoMs of oldTokens.agoMs === undefined ? oldMs : [oldTokens.agoMs]) {
    const headers = await issuedAgo(agoMs, context, control, users);
    const aged = users.map((user, index) => agedHolder(user, headers[index] ?? null));
    const last = aged.at(-1);
    if (!last || !(await isTakenAnywhere(context, last, id))) continue;
    oldTokens.agoMs = agoMs;
    return aged;
  }
  return users;
}

/** A user with an old token until that is forgotten. */
function agedHolder(user: Caller, header: string | null): Caller {
  const aged = fixedCaller(user.label, user.credential, header);
  let now = aged;
  return {
    ...aged,
    authorization: () => now.authorization(),
    mayHaveExpired: (status) => now.mayHaveExpired(status),
    forget() {
      now = user;
      user.forget();
    },
  };
}

/** The same user with an old token, or as it is if tokens do not live that long or there is no control plane. */
export async function withOldToken(t: CheckContext, user: User): Promise<Caller> {
  const [old = user] = t.control ? await agedHolders(t, t.control, [user], user.id) : [];
  return old;
}

/** Makes a call with an old token. A 401 is a violation if others accept it and the user gets another answer with a new one. */
export async function answerTo(
  t: Pick<Scene<'auth.token-all-endpoints'>, 'call' | 'step' | 'soft'>,
  old: Caller,
  user: Caller & Partial<User>,
  call: (caller: Caller) => Promise<Exchange>,
): Promise<Exchange> {
  const first = await call(old);
  if (first.response.status !== 401) return first;
  if (!(await isTakenAnywhere(t, old, user.id))) {
    old.forget();
    return call(old);
  }
  const again = await call(old);
  if (isSuccess(again)) return again;
  // If the first call was carried out all the same, the second one may be refused for that.
  const isKnown = (await old.authorization()) === (await user.authorization());
  const other = again.response.status === 401 && !isKnown ? await call(user) : again;
  const { status } = other.response;
  if ([401, 403, 429].includes(status) || status >= 500) return other;
  t.step(`${user.label} calls ${first.operation} with an old token that others take`);
  t.soft('auth.token-all-endpoints', first).holds(false, {
    at: 'status',
    expected: `${status}, as it is answered then: an access token is accepted on all endpoints`,
    received: 401,
  });
  return other;
}

/** Whether an operation that can be called at any time still accepts the token of this caller. @param id of the user */
async function isTakenAnywhere(
  { call }: Pick<CheckContext, 'call'>,
  holder: Caller,
  id?: string,
): Promise<boolean> {
  for (const probe of probes) if (isSuccess(await call(probe, {}, holder))) return true;
  return id !== undefined && isSuccess(await call('getUser', { path: { userId: id } }, holder));
}

const probes = ['getOrganization', 'getServiceAccounts'] as const;

/** Signs users in with the clock turned back, restores it, and returns their Authorization headers. */
async function issuedAgo(
  agoMs: number,
  { now }: CheckContext,
  control: ControlPlane,
  users: readonly Caller[],
): Promise<readonly (string | null)[]> {
  const clock = await control.clockAt(now());
  for (const user of users) user.forget();
  try {
    await control.freeze((await control.now()) - agoMs);
    return await Promise.all(users.map((user) => user.authorization()));
  } finally {
    for (const user of users) user.forget();
    await control.restoreClock(clock, now());
  }
}
