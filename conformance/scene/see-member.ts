import { bodyRecords, recordForms } from '../../generated/forms.js';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isAbsent, isObject, type Json } from '../target/json.js';
import { isListed, itemsOf } from '../target/wire/members.js';
import type { Recorder } from './scenario.js';

/** Checks that a record shows a member; one with unknown members may have it under another name: then the rule is skipped. */
export function seeMember<Rule extends RuleId>(
  t: Recorder<Rule>,
  rule: Rule,
  exchange: Exchange,
  member: string,
  record: Json | undefined = exchange.response.json,
  of: string | undefined = bodyRecords[exchange.operation],
): boolean {
  const shown = isObject(record) ? record : {};
  const isShown = !isAbsent(shown[member]);
  const known = recordForms[of ?? '']?.members ?? {};
  const isAnother = (name: string) => !Object.hasOwn(known, name) && !isAbsent(shown[name]);
  if (isShown || !Object.keys(shown).some(isAnother)) {
    const seen = { at: 'body', expected: `the member \`${member}\``, received: Object.keys(shown) };
    return t.soft(rule, exchange).holds(isShown, seen);
  }
  const where = `the answer to ${exchange.operation}`;
  t.unmapped(rule, `${where} may show \`${member}\` under a name of its own`);
  return false;
}

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
    t.unmapped(rule, `the answer to ${list.operation} may be a part of the list`);
    return false;
  }
  const count = itemsOf(body).length;
  return t.soft(rule, list).holds(found === listed, {
    at: 'body',
    expected: listed ? `${what} in the list` : `a list without ${what}`,
    received: listed ? `${count} others` : `${count} records, with it`,
  });
}
