import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Presence } from '../target/wire/presence.js';
import type { Recorder } from './recorder.js';

/**
 * Checks that an answer shows something whose member name is not stated. Skips the rule where the target may have a name of
 * its own for it. Returns whether it is shown. A violation lists the members of the answer, not their values.
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
