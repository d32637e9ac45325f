import { bodyRecords, recordForms } from '../../generated/forms.js';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isAbsent, isObject, type Json } from '../target/json.js';
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
