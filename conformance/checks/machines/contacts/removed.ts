import type { RuleId } from '../../../../generated/rules.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSameSet, referencesOf } from './contact.js';
import { deleteMany, type Known, type Named, rowsRemoved } from './deleting.js';
import { differenceOf } from './left.js';
import { contactsWhen, type Place } from './place.js';

/** What a bulk deletion names, and what it is to remove. */
export interface BulkDeletion {
  readonly named: Named;
  readonly removes: readonly Known[];
}

/**
 * The rule wants bulk deletions at once each to remove just these contacts and to return as many rows removed. Ends the
 * scenario where they are in a form that the target does not know, and removed nothing.
 * @param before what is there before them
 */
export async function seeRemoved<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  before: readonly Known[],
  ...deletions: readonly BulkDeletion[]
): Promise<void> {
  const { t, ledgerId } = place;
  const answers = await Promise.all(
    deletions.map(async (each) => ({ ...each, answer: await deleteMany(t, ledgerId, each.named) })),
  );
  for (const { answer } of answers) t.expect(rule, answer).accepted('the contacts are there');
  const removes = deletions.flatMap((each) => each.removes);
  const hasCount = answers.some(({ answer }) => (rowsRemoved(answer.response.json) ?? 0) > 0);
  const references = before.map(({ reference }) => reference);
  const left = references.filter((each) => !removes.some(({ reference }) => reference === each));
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), left));
  const shown = referencesOf(contacts);
  if (isSameSet(shown, references) && !hasCount) {
    const members = Object.keys(deletions[0]?.named ?? {}).join(' and ');
    const because = `a bulk deletion by ${members} removes nothing: map it with --overlay`;
    t.skip(rule, because);
    throw new EndScenario('skipped', because);
  }
  t.expect(rule).holds(isSameSet(shown, left), {
    at: 'contacts',
    expected: `${removes.length} contacts removed, and ${left.length} left: ${left.join(', ')}`,
    received: differenceOf(shown, left),
  });
  for (const { answer, removes: own } of answers) {
    const count = rowsRemoved(answer.response.json);
    if (count === undefined && answer.response.text.trim() !== '') {
      return t.skip(rule, 'a bulk deletion returns no `rows_removed`: map it with --overlay');
    }
    const expected = `${own.length}, as many as were removed`;
    t.soft(rule, answer).holds(count === own.length, {
      at: 'rows_removed',
      expected,
      received: count ?? null,
    });
  }
}
