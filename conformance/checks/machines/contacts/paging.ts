import type { RuleId } from '../../../../generated/rules.js';
import type { Recorder } from '../../../scene/recorder.js';
import { isSameSet, referencesOf } from './contact.js';
import { differenceOf } from './left.js';
import type { Walk } from './pages.js';

/** The rule wants the pages that tokens lead to to hold each of these contacts once. Answers whether they do. */
export function seePages<Rule extends RuleId>(
  rule: Rule,
  t: Recorder<Rule>,
  { contacts, unreadable }: Walk,
  expected: readonly string[],
): boolean {
  if (unreadable !== undefined) {
    t.skip(rule, unreadable);
    return false;
  }
  const shown = referencesOf(contacts);
  return t.soft(rule).holds(isSameSet(shown, expected), {
    at: 'contacts',
    expected: `each of ${expected.length} contacts on one page`,
    received: differenceOf(shown, expected),
  });
}
