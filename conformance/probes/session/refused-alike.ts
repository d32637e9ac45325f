import { asNobody } from '../../checks/scenarios/session/nobody.js';
import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';

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

/** Which reading it is where all of these are refused alike. @param sent what is wrong about them */
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
  const [status, ...others] = statuses;
  const reading = status === undefined || others.length > 0 ? undefined : byStatus[status];
  return reading === undefined ? otherwise(saw) : agrees(reading, saw);
}
