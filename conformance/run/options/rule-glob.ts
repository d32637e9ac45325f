import picomatch from 'picomatch';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { suggestion } from '../../../spec/catalogue/nearest.js';
import type { Checked } from '../../target/usage-error.js';
import type { Setting } from './settings.js';

/** Matches rules by a glob of their own ids, or of the ids of sentences that they cover. */
export function ruleMatcher(glob: string): (rule: RuleId) => boolean {
  const matches = picomatch(glob);
  return (rule) => [rule, ...(rules[rule].covers ?? [])].some((id) => matches(id));
}

/** Checks that a glob matches at least one rule. */
export function checkRules({ value, from }: Setting): Checked<string> {
  try {
    if (ruleIds.some(ruleMatcher(value))) return { value };
  } catch (cause) {
    return { error: `${from} "${value}" is not a glob: ${cause instanceof Error ? cause.message : cause}` };
  }
  const ids = ruleIds.flatMap((rule) => [rule, ...(rules[rule].covers ?? [])]);
  const areas = new Set(ids.map((id) => `${id.split('.')[0]}.*`));
  const near = suggestion(value, value.includes('*') ? [...areas, ...ids] : [...ids, ...areas]);
  return { error: `${from} "${value}" matches no rule.${near} \`pdk rules\` lists them.` };
}
