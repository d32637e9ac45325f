import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';

/** Contacts listed without an order, and a way to list them in one. */
interface Lists {
  readonly unasked: readonly JsonObject[];
  list(sortBy: string): Promise<Exchange>;
}

/**
 * Expects contacts in the requested order, ascending and descending, by a member whose values sort alike in any collation.
 * A target whose order never changes does not know the parameter. Returns whether it does.
 */
export async function seeOrder<Rule extends RuleId>(
  rule: Rule,
  t: Recorder<Rule>,
  { unasked, list }: Lists,
  member: string,
): Promise<boolean> {
  t.step(`sort them by ${member}`);
  const ascending = await list(member);
  t.step('sort them the other way round');
  const descending = await list(`-${member}`);
  const answers = [ascending, descending];
  const refused = answers.find((answer) => !isSuccess(answer));
  if (refused) {
    const { status } = refused.response;
    t.skip(rule, `sort_by ${member} is answered with status ${status}: map it with --overlay`);
    return false;
  }
  const [up = [], down = []] = answers.map(({ response }) => valuesOf(itemsOf(response.json), member));
  const plain = valuesOf(unasked, member);
  const isUnsorted = isSameOrder(up, plain) || !isSameOrder(up, inOrder(up, 'ascending'));
  if (isSameOrder(up, down) && isUnsorted) {
    // A target that refuses a nonsensical value knows the parameter.
    if (![400, 422].includes((await list('nothing-of-the-kind')).response.status)) {
      t.skip(rule, `sort_by ${member} changes nothing: map it with --overlay`);
      return false;
    }
  }
  for (const [values, direction, answer] of [
    [up, 'ascending', ascending],
    [down, 'descending', descending],
  ] as const) {
    const expected = inOrder(values, direction);
    const seen = {
      at: 'contacts',
      expected: `${direction} by ${member}: ${expected.join(', ')}`,
      received: [...values],
    };
    if (!t.soft(rule, answer).holds(isSameOrder(values, expected), seen)) break;
  }
  return true;
}

/** Returns the values of a member in the order of the contacts, leaving out contacts that lack it. */
export function valuesOf(contacts: readonly JsonObject[], member: string): readonly string[] {
  return contacts.flatMap((contact) => textIn(contact, member) ?? []);
}

export function inOrder(values: readonly string[], direction: 'ascending' | 'descending'): readonly string[] {
  return direction === 'ascending' ? values.toSorted() : values.toSorted().toReversed();
}

export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
