import type { CheckContext } from '../../../scene/check-context.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';

export const expiredLabel = 'somebody whose token has expired';

/** No token lives so long. */
const agoMs = 3 * 3_600_000;

/**
 * A user with every role whose token was issued hours ago: time is turned back, and put back as soon as they have signed in.
 * Ends the scenario where no operation takes the token for an expired one: then this time has no say in how long one lives.
 */
export async function expiredHolder(
  { callers, call, now }: CheckContext,
  control: ControlPlane,
): Promise<Caller> {
  const user = await callers.newUser(expiredLabel, ['viewer', 'editor', 'admin']);
  const clock = await control.clockAt(now());
  const authorization = await (async () => {
    try {
      await control.freeze((await control.now()) - agoMs);
      return await user.authorization();
    } finally {
      await control.restoreClock(clock, now());
    }
  })();
  const holder = fixedCaller(expiredLabel, 'expired', authorization);
  for (const operation of ['getOrganization', 'getServiceAccounts'] as const) {
    if (!isSuccess(await call(operation, {}, holder))) return holder;
  }
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}
