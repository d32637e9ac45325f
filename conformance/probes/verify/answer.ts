import { resultsIn } from '../../checks/scenarios/people/verify/asking.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { asked, askedRequests } from './asked.js';

const readings = { 'verified and status': 'both', verified: 'boolean', status: 'status' } as const;
const statuses: readonly Json[] = ['employed', 'not_employed', 'unknown'];

export const answer = watches('verify.answer', {
  provoke: { requests: askedRequests, send: asked },
  begin: () =>
    function* ({ exchange }) {
      if (exchange.operation !== 'verify' || !isSuccess(exchange)) return;
      const ways = new Set((resultsIn(exchange) ?? []).flatMap((result) => saidBy(result) ?? []));
      const [way] = ways;
      if (way === undefined) return;
      const saw = `a result of verify says it by ${[...ways].join(', or by ')}`;
      yield ways.size === 1 ? agrees(readings[way], saw) : otherwise(saw);
    },
});

/** By which members a result says what it says; undefined where they contradict each other, or none of them does. */
function saidBy(result: Json): keyof typeof readings | undefined {
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const isStatus = status !== undefined && statuses.includes(status);
  if (typeof verified !== 'boolean') return isStatus ? 'status' : undefined;
  if (!isStatus) return 'verified';
  return verified === (status === 'employed') ? 'verified and status' : undefined;
}
