import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Presence } from '../target/wire/presence.js';
import type { Recorder } from './recorder.js';

/**
 * The rule wants an answer to show something whose name is not stated. Where it may stand under a name of the target's
 * own, nothing can be said. Answers whether it is shown. A violation names the members of the answer, not their values.
 */
export function seeShown<Rule extends RuleId>(
  t: Recorder<Rule>,
  rule: Rule,
  sighting: Presence,
  what: string,
  exchange: Exchange,
): boolean {
  if (sighting === 'perhaps') {
    const where = `the answer to ${exchange.operation}`;
    t.skip(rule, `${where} may show ${what} under a name of its own: map it with --overlay`);
    return false;
  }
  const { json } = exchange.response;
  const received = isObject(json) ? Object.keys(json) : (json ?? null);
  return t.soft(rule, exchange).holds(sighting === 'shown', { at: 'body', expected: what, received });
}
