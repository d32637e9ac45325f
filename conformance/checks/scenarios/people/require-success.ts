import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { type Exchange, isForbidden } from '../../../target/exchange.js';

/**
 * Whether a call succeeded that should by the rule; the content is left to the caller. Which role these operations require
 * is open, so a 401 or 403 is no violation. Ends the scenario if there is nothing to judge.
 */
export function requireSuccess(rule: RuleId, exchange: Exchange, why: string, t: Recorder): boolean {
  if (isSuccess(exchange)) return true;
  if (isForbidden(exchange)) t.body(exchange);
  t.soft(rule, exchange).accepted(why);
  return false;
}

/** Whether a response is no JSON, such as the page that a gateway returns for an unknown address: not the operation's own. */
export function isPage({ response }: Exchange): boolean {
  return response.json === undefined && response.text.trim() !== '';
}

export const paged = 'the answer is a text that is not JSON, as of a gateway: map it with --overlay';
