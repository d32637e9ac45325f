import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isListed } from '../target/wire/listed.js';
import { itemsOf } from '../target/wire/members.js';
import type { Recorder } from './recorder.js';

/** What a list must contain, or must not. */
export interface Listing {
  /** Any of these identifies it. */
  readonly values: readonly string[];
  /** In words, such as "the new key". */
  readonly what: string;
  /** @default true */
  readonly listed?: boolean;
}

/** Checks that something is listed, or is not. Returns whether that holds. Ends the scenario if the call failed. */
export function seeListed<Rule extends RuleId>(
  t: Recorder<Rule>,
  rule: Rule,
  list: Exchange,
  { values, what, listed = true }: Listing,
): boolean {
  const body = t.body(list);
  const found = isListed(body, values);
  if (found === undefined) {
    t.skip(rule, `the answer to ${list.operation} may be a part of the list: map it with --overlay`);
    return false;
  }
  const count = itemsOf(body).length;
  return t.soft(rule, list).holds(found === listed, {
    at: 'body',
    expected: listed ? `${what} in the list` : `a list without ${what}`,
    received: listed ? `${count} others` : `${count} records, with it`,
  });
}
