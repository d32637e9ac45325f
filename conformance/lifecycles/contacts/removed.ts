import type { RuleId } from '../../../generated/rules.js';
import { isSameSet, referencesOf } from './contact.js';
import { deleteMany, type Known, type Named, rowsRemoved } from './deleting.js';
import { differenceOf } from './left.js';
import { contactsWhen, type Place } from './place.js';

/** What a bulk deletion names, what it is to remove, and what is there before it. */
export interface BulkDeletion {
  readonly named: Named;
  readonly removes: readonly Known[];
  readonly before: readonly Known[];
}

/**
 * The rule wants a bulk deletion to remove just these contacts and to return as many rows removed. Answers whether it
 * did; undefined where it is in a form that the target does not know, and removed nothing.
 */
export async function seeRemoved<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  { named, removes, before }: BulkDeletion,
): Promise<boolean | undefined> {
  const { t, ledgerId } = place;
  const answer = await deleteMany(t, ledgerId, named);
  if (!t.soft(rule, answer).accepted('the contacts are there')) return false;
  const count = rowsRemoved(answer.response.json);
  const references = before.map(({ reference }) => reference);
  const left = references.filter((each) => !removes.some(({ reference }) => reference === each));
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), left));
  const shown = referencesOf(contacts);
  if (isSameSet(shown, references) && (count ?? 0) === 0) {
    t.skip(
      rule,
      `a bulk deletion by ${Object.keys(named).join(' and ')} removes nothing: map it with --overlay`,
    );
    return undefined;
  }
  const isLeft = t.soft(rule).holds(isSameSet(shown, left), {
    at: 'contacts',
    expected: `${removes.length} contacts removed, and ${left.length} left: ${left.join(', ')}`,
    received: differenceOf(shown, left),
  });
  if (!isLeft) return false;
  if (count === undefined) {
    t.skip(rule, 'a bulk deletion returns no `rows_removed`: map it with --overlay');
    return true;
  }
  const seen = {
    at: 'rows_removed',
    expected: `${removes.length}, as many as were removed`,
    received: count,
  };
  return t.soft(rule, answer).holds(count === removes.length, seen);
}
