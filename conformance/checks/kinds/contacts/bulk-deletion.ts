import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess } from '../../../scene/recorder.js';
import { refusesInput } from '../../../target/exchange.js';
import { isSameSet } from '../../laws/same-set.js';
import { contactsAs, type Known, type Place, referencesOf, seeSame } from '../ledgers/own-contacts.js';
import { deleteMany, type Named, rowsRemoved } from './deleting.js';

/** The contacts that a bulk deletion names, and those that it should remove. */
export interface BulkDeletion {
  readonly named: Named;
  readonly removes: readonly Known[];
}

/**
 * Performs bulk deletions at once and expects each to remove exactly its contacts and to return their number. Returns the contacts that
 * should be gone; none if a target wants another form of request, and so removes nothing.
 * @param before the reference ids of the contacts of the ledger before the deletions
 */
export async function seeRemoved<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  before: readonly string[],
  ...deletions: readonly BulkDeletion[]
): Promise<readonly Known[]> {
  const { t, ledgerId } = place;
  const answers = await Promise.all(
    deletions.map(async (each) => {
      const answer = await deleteMany(t, ledgerId, each.named);
      if (each.removes.length <= few || !refusesInput(answer)) return { ...each, answer };
      const less = fewOf(each);
      return { ...less, answer: await deleteMany(t, ledgerId, less.named) };
    }),
  );
  for (const { answer } of answers) {
    if (!t.soft(rule, answer).accepted('the contacts are there') || !isSuccess(answer)) return [];
  }
  const removes = answers.flatMap((each) => each.removes);
  const left = before.filter((each) => !removes.some(({ reference }) => reference === each));
  const shown = referencesOf(await contactsAs(place, left));
  const hasCount = answers.some(({ answer }) => (rowsRemoved(answer.response.json) ?? 0) > 0);
  if (isSameSet(shown, before) && !hasCount) {
    t.skip(
      rule,
      `a bulk deletion by ${Object.keys(deletions[0]?.named ?? {}).join(' and ')} removes nothing`,
    );
    return [];
  }
  const what = `${removes.length} contacts removed, and ${left.length} left`;
  seeSame(t.expect(rule), shown, left, what);
  for (const { answer, removes: own } of answers) {
    const count = rowsRemoved(answer.response.json);
    if (count === undefined && answer.response.text.trim() !== '') {
      t.skip(rule, 'the answer to a bulk deletion shows no `rows_removed`');
      return removes;
    }
    const expected = `${own.length}, as many as were removed`;
    const seen = { at: 'rows_removed', expected, received: count ?? null };
    t.soft(rule, answer).holds(count === own.length, seen);
  }
  return removes;
}

const few = 10;

function fewOf({ named, removes }: BulkDeletion): BulkDeletion {
  const [ids, refs] = [named.contact_ids?.slice(0, few), named.reference_ids?.slice(0, few)];
  return {
    named: { ...(ids && { contact_ids: ids }), ...(refs && { reference_ids: refs }) },
    removes: removes.filter(({ id, reference }) => ids?.includes(id) || refs?.includes(reference)),
  };
}

/** Repeats a bulk deletion, which removes no row: a service may also refuse it, as it does not know these contacts. */
export async function seeNoneLeft(
  rule: RuleId,
  { t, ledgerId }: Place,
  named: Named,
  why: string,
): Promise<void> {
  const again = await deleteMany(t, ledgerId, named);
  const { status, json } = again.response;
  const isRefused = status >= 400 && status < 500 && status !== 429;
  const count = isRefused ? 0 : rowsRemoved(json);
  if (count === undefined || !(isRefused || isSuccess(again)))
    return t.cannot(rule, `it was answered with status ${status} and no rows removed`);
  t.soft(rule, again).holds(count === 0, { at: 'rows_removed', expected: `0: ${why}`, received: count });
}
