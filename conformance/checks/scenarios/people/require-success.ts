import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';

/**
 * Whether a call succeeded that the rule wants to succeed; what its answer says is for the rule to see. Which role these
 * operations require is open, so a caller may well be refused. Ends the scenario where there is nothing more to tell.
 */
export function requireSuccess(rule: RuleId, exchange: Exchange, why: string, t: Recorder): boolean {
  if (isSuccess(exchange)) return true;
  const { status } = exchange.response;
  if (status === 401 || status === 403) t.body(exchange);
  t.soft(rule, exchange).accepted(why);
  return false;
}

/** A page for people, as a gateway shows for an address that it does not know: the operation has not answered. */
export function isPage({ response }: Exchange): boolean {
  return response.json === undefined && response.text.trim() !== '';
}

export const paged = 'the answer is a text that is not JSON, as of a gateway: map it with --overlay';
