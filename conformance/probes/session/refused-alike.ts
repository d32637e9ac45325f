import { tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';

/** What a refused sign-in says, where it says anything: an account that is locked, or throttled, tells nothing. */
export function refusal(exchange: Exchange): Exchange {
  if (decided(exchange).response.status !== 423) return exchange;
  throw undecided('a sign-in was answered with status 423: the account is locked');
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
