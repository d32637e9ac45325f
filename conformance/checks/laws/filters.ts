import type { RuleId } from '../../../generated/rules.js';
import type { JsonObject } from '../../target/json.js';
import { type Asked, type Item, idsOf, isRefused, type Paged, read } from './pages.js';
import { differenceOf } from './same-set.js';

/** A filter of a list. */
export interface Filter {
  readonly asks: JsonObject;
  /** How many to leave out. */
  readonly from?: number;
  /** Undefined for a record that may or may not pass. */
  passes(record: JsonObject): boolean | undefined;
}

/**
 * Expects filters to show exactly what passes them. Returns whether they do: not so where none changes anything, as by a service that
 * does not know them.
 * @param whole the list without any filter
 * @param isKnown whether the service knows them, or what it refuses if it does
 */
export async function seeFilters<Rule extends RuleId>(
  rule: Rule,
  list: (asks: JsonObject) => Paged<Rule>,
  whole: readonly Item[],
  filters: readonly Filter[],
  isKnown: boolean | JsonObject = false,
): Promise<boolean> {
  const { t, most } = list({});
  const asked = [];
  for (const { asks, from, passes } of filters) {
    const what = JSON.stringify(asks);
    t.step(`list those of ${what}`);
    const page: Asked = { size: most, ...(from !== undefined && { from }) };
    const answered = await read(list(asks), rule, page);
    if (!answered) return false;
    const some = (is: boolean) => idsOf(whole.filter(({ record }) => passes(record) === is));
    // As without the filter, whatever the order.
    const isAll = answered.shown.length === Math.max(0, whole.length - (from ?? 0));
    asked.push({ what, ...answered, isAll, passing: some(true), others: some(false) });
  }
  // What should show everything does not show whether the filter is known.
  const telling = asked.filter(({ others }) => others.length > 0);
  const mayBeUnknown = telling.length > 0 && telling.every(({ isAll }) => isAll) && isKnown !== true;
  if (mayBeUnknown && (isKnown === false || !(await refuses(list(isKnown))))) {
    t.unmapped(rule, `${telling[0]?.what} changes nothing, as where it has another name`);
    return false;
  }
  return asked
    .map(({ what, answer, shown, passing, others }) => {
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
