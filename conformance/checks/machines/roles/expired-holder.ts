import type { CheckContext } from '../../../scene/check-context.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';

/** No token lives so long. */
const agoMs = 3 * 3_600_000;

/**
 * Whoever holds a token that was issued hours ago: time is turned back, and put back as soon as the user has signed in.
 * Ends the scenario where no operation takes the token for an expired one: then this time has no say in how long one lives.
 */
export async function expiredHolder(
  { call, now }: CheckContext,
  control: ControlPlane,
  user: Caller,
): Promise<Caller> {
  const clock = await control.clockAt(now());
  const authorization = await (async () => {
    user.forget();
    try {
      await control.freeze((await control.now()) - agoMs);
      return await user.authorization();
    } finally {
      user.forget();
      await control.restoreClock(clock, now());
    }
  })();
  const holder = fixedCaller('somebody whose token has expired', 'expired', authorization);
  for (const operation of ['getOrganization', 'getServiceAccounts'] as const) {
    if (!isSuccess(await call(operation, {}, holder))) return holder;
  }
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}
