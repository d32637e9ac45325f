import { isObject, type Json } from '../../target/json.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { asked, askedRequests } from './asked.js';

const readings = { 'verified and status': 'both', verified: 'boolean', status: 'status' } as const;

export const answer = asks('verify.answer', {
  requests: askedRequests,
  async ask(t) {
    const { results } = await asked(t);
    const [one, other] = [saidBy(results[0], true, 'employed'), saidBy(results[1], false, 'not_employed')];
    const saw = `a result of verify says it by ${one === other ? one : `${one}, or by ${other}`}`;
    const reading = one === other ? Object.entries(readings).find(([said]) => said === one)?.[1] : undefined;
    return reading === undefined ? otherwise(saw) : agrees(reading, saw);
  },
});

/** By which members a result says what it should. */
function saidBy(result: Json, verified: boolean, status: string): string {
  if (!isObject(result)) return 'none of the members that the contract has';
  const members = [
    ...(result['verified'] === verified ? ['verified'] : []),
    ...(result['status'] === status ? ['status'] : []),
  ];
  return members.join(' and ') || 'none of the members that the contract has';
}
