import { operations } from '../../../../generated/operations.js';
import type { Role } from '../../../../spec/contract/roles.js';
import { answerTo } from '../../../scene/old-tokens.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { type Exchange, isForbidden } from '../../../target/exchange.js';
import type { Stage } from './family.js';
import { admittedOf, assumedRole, type GuardedOperation } from './matrix.js';
import type { RoleCallers } from './role-callers.js';

/**
 * Calls an operation with each role that suffices, by the specification or as we assume.
 */
export async function performAdmitted<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
  stage: Stage<Op>,
  t: Scene,
  main: Caller,
): Promise<void> {
  const send = async (caller: Caller) => (await stage.call(operation, caller)).exchange;
  const call = async (role: Role) => {
    const caller = await callers.holder(role);
    const renewed = await callers.renewed(role);
    const exchange = renewed ? await answerTo(t, caller, renewed, send) : await send(caller);
    if (!isSuccess(exchange)) t.step(`${caller.label} calls ${operation}`);
    return exchange;
  };
  for (const { rule, role } of admittedOf(operation)) {
    let exchange = await call(role);
    if (role !== 'admin' && operations[operation].resource.action !== 'remove' && !isSuccess(exchange)) {
      const { status } = (await send(main)).response;
      if (status === exchange.response.status) {
        t.cannot(rule, `the credential of the run gets the same status ${status}: it is not about the role`);
        continue;
      }
      exchange = await repeated(exchange, async () => send(await callers.holder(role)));
    }
    if (isTaken(exchange, t)) t.soft(rule, exchange).accepted(`it requires the role ${role}`);
  }
  const assumed = assumedRole(operation);
  if (assumed === undefined) return;
  const exchange = await call(assumed);
  const isOpen = isSuccess(exchange);
  // A 401 may be about the role, unless the caller has all roles.
  const who = isOpen || exchange.response.status !== 401 ? undefined : await callers.everyRole();
  if (who) t.step(`${who.label} calls ${operation}`);
  if (isOpen || who) isTaken(who ? await send(who) : exchange, t);
}

/** A target may answer differently by call, as with 404 and with an empty list: only a refusal for lack of a role is final. */
async function repeated(refused: Exchange, send: () => Promise<Exchange>): Promise<Exchange> {
  let exchange = refused;
  for (let again = 0; again < 3 && !isSuccess(exchange) && !isForbidden(exchange); again++) {
    exchange = await send();
  }
  return exchange;
}

/** Whether the access token was accepted: a 401 shows that its kind was refused, whatever the role. */
function isTaken(exchange: Exchange, t: Recorder): boolean {
  const { status } = exchange.response;
  const seen = {
    at: 'status',
    expected: 'no 401: an access token is accepted on all endpoints',
    received: status,
  };
  if (status === 401) return t.soft('auth.token-all-endpoints', exchange).holds(false, seen);
  if (isSuccess(exchange)) t.soft('auth.token-all-endpoints', exchange).holds(true, seen);
  return true;
}
