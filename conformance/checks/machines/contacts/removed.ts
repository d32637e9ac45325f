import type { RuleId } from '../../../../generated/rules.js';
import { EndScenario } from '../../../target/end-scenario.js';
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
 * The rule wants a bulk deletion to remove just these contacts and to return as many rows removed. Ends the scenario where
 * it is in a form that the target does not know, and removed nothing.
 */
export async function seeRemoved<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  { named, removes, before }: BulkDeletion,
): Promise<void> {
  const { t, ledgerId } = place;
  const answer = await deleteMany(t, ledgerId, named);
  t.expect(rule, answer).accepted('the contacts are there');
  const count = rowsRemoved(answer.response.json);
  const references = before.map(({ reference }) => reference);
  const left = references.filter((each) => !removes.some(({ reference }) => reference === each));
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), left));
  const shown = referencesOf(contacts);
  if (isSameSet(shown, references) && (count ?? 0) === 0) {
    const members = Object.keys(named).join(' and ');
    const because = `a bulk deletion by ${members} removes nothing: map it with --overlay`;
    t.skip(rule, because);
    throw new EndScenario('skipped', because);
  }
  t.expect(rule).holds(isSameSet(shown, left), {
    at: 'contacts',
    expected: `${removes.length} contacts removed, and ${left.length} left: ${left.join(', ')}`,
    received: differenceOf(shown, left),
  });
  if (count === undefined && answer.response.text.trim() !== '') {
    return t.skip(rule, 'a bulk deletion returns no `rows_removed`: map it with --overlay');
  }
  const expected = `${removes.length}, as many as were removed`;
  t.expect(rule, answer).holds(count === removes.length, {
    at: 'rows_removed',
    expected,
    received: count ?? null,
  });
}
