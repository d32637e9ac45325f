import type { RuleId } from '../../../generated/rules.js';
import type { JsonObject } from '../../target/json.js';
import { type Asked, type Item, isRefused, type Paged, read } from './pages.js';
import { differenceOf } from './same-set.js';

/** A filter of a list. */
export interface Filter<Rule extends RuleId> {
  /** In words, such as `the status completed`. */
  readonly what: string;
  readonly list: Paged<Rule>;
  /** How many to leave out. */
  readonly from?: number;
  /** Undefined for a record that may or may not pass. */
  passes(record: JsonObject): boolean | undefined;
}

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/**
 * Expects filters to show exactly what passes them. Returns whether they do: not so where none changes anything, as by a service that
 * does not know them.
 * @param whole the list without any filter
 * @param isKnown asks for nonsense, which a service refuses that knows the filters
 */
export async function seeFilters<Rule extends RuleId>(
  rule: Rule,
  whole: readonly Item[],
  filters: readonly Filter<Rule>[],
  isKnown: () => Promise<boolean>,
): Promise<boolean> {
  const asked = [];
  for (const { what, list, from, passes } of filters) {
    list.t.step(`list those of ${what}`);
    const page: Asked = { size: list.most, ...(from !== undefined && { from }) };
    const answered = await read(list, rule, page);
    if (!answered) return false;
    const some = (is: boolean) => idsOf(whole.filter(({ record }) => passes(record) === is));
    // As without the filter, whatever the order.
    const isAll = answered.shown.length === Math.max(0, whole.length - (from ?? 0));
    asked.push({ t: list.t, what, ...answered, isAll, passing: some(true), others: some(false) });
  }
  // What should show everything does not show whether the filter is known.
  const telling = asked.filter(({ others }) => others.length > 0);
  const [first] = telling;
  if (first && telling.every(({ isAll }) => isAll) && !(await isKnown())) {
    first.t.skip(rule, `${first.what} changes nothing, as where it has another name: map it with --overlay`);
    return false;
  }
  return asked
    .map(({ t, what, answer, shown, passing, others }) => {
      const ids = idsOf(shown);
      const isSo = passing.every((id) => ids.includes(id)) && !others.some((id) => ids.includes(id));
      const expected = `the ${passing.length} of ${what}`;
      return t.soft(rule, answer).holds(isSo, { at: 'body', expected, received: differenceOf(ids, passing) });
    })
    .every(Boolean);
}

/** Whether a list refuses what is no value of a filter. */
export const refuses = async <Rule extends RuleId>(list: Paged<Rule>): Promise<boolean> =>
  isRefused(await list.ask({ size: list.most }));
