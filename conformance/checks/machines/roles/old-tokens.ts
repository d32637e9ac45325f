import type { CheckContext } from '../../../scene/check-context.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';

/** No token lives so long. */
const hoursMs = 3 * 3_600_000;
/** Then a token that lives for one of the stated times (section 5) has less than half of it left, and enough to be used. */
const oldMs = [40 * 60_000, 10 * 60_000] as const;
const usedForMs = 3 * 60_000;

/**
 * Whoever holds a token that was issued hours ago. Ends the scenario where no operation takes the token for an expired one:
 * then the time that can be moved has no say in how long one lives.
 */
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

/**
 * The same users with tokens that have lived for most of their time, where they live so long: they have to be taken everywhere
 * as long as anywhere. A user signs in anew once that is forgotten, or has been used for a while.
 */
export async function agedHolders(
  context: CheckContext,
  control: ControlPlane,
  users: readonly Caller[],
): Promise<readonly Caller[]> {
  for (const agoMs of oldMs) {
    const headers = await issuedAgo(agoMs, context, control, users);
    const until = context.now() + usedForMs;
    const isUsed = () => context.now() < until;
    const aged = users.map((user, index) => agedHolder(user, headers[index] ?? null, isUsed));
    const [last] = aged.slice(-1);
    if (last && (await isTakenAnywhere(context, last))) return aged;
  }
  return users;
}

function agedHolder(user: Caller, header: string | null, isUsed: () => boolean): Caller {
  let isForgotten = false;
  const now = () => (isForgotten || !isUsed() ? user : fixedCaller(user.label, user.credential, header));
  return {
    label: user.label,
    credential: user.credential,
    authorization: () => now().authorization(),
    mayHaveExpired: (status) => now().mayHaveExpired(status),
    forget: () => {
      isForgotten = true;
      user.forget();
    },
  };
}

/** Whether the token of a caller is still taken by an operation that may be asked at any time. */
export async function isTakenAnywhere({ call }: CheckContext, holder: Caller): Promise<boolean> {
  for (const probe of probes) if (isSuccess(await call(probe, {}, holder))) return true;
  return false;
}

const probes = ['getOrganization', 'getServiceAccounts'] as const;

/** The Authorization headers of users who sign in as of then: time is turned back, and put back as soon as that is done. */
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
