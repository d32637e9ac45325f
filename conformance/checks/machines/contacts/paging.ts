import type { RuleId } from '../../../../generated/rules.js';
import type { Recorder } from '../../../scene/recorder.js';
import { isSameSet, referencesOf } from './contact.js';
import { differenceOf } from './left.js';
import { inOrder, isSameOrder, valuesOf } from './order.js';
import type { Walk } from './pages.js';

/**
 * The rule wants the pages that tokens lead to to hold each of these contacts once. Answers whether they do.
 * @param sortedBy the member that they were asked to be sorted by, in descending order
 */
export function seePages<Rule extends RuleId>(
  rule: Rule,
  t: Recorder<Rule>,
  { contacts, unreadable, broken }: Walk,
  expected: readonly string[],
  sortedBy?: string,
): boolean {
  if (broken) {
    const received = broken.response.status;
    const seen = { at: 'status', expected: 'the page that the token leads to, as without filters', received };
    return t.soft(rule, broken).holds(false, seen);
  }
  if (unreadable !== undefined) {
    t.skip(rule, unreadable);
    return false;
  }
  const shown = referencesOf(contacts);
  const areAll = t.soft(rule).holds(isSameSet(shown, expected), {
    at: 'contacts',
    expected: `each of ${expected.length} contacts on one page`,
    received: differenceOf(shown, expected),
  });
  if (!areAll || sortedBy === undefined) return areAll;
  const values = valuesOf(contacts, sortedBy);
  // Who sorts no page so breaks another rule.
  if (!isDescending(values.slice(0, 2))) return true;
  return t.soft(rule).holds(isDescending(values), {
    at: 'contacts',
    expected: `descending by ${sortedBy}, over all pages`,
    received: [...values],
  });
}

const isDescending = (values: readonly string[]): boolean =>
  isSameOrder(values, inOrder(values, 'descending'));
