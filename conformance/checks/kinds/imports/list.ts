import type { RuleId } from '../../../../generated/rules.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import type { Filter } from '../../laws/filters.js';
import type { Item, Paged } from '../../laws/pages.js';
import type { Place } from '../ledgers/own-contacts.js';

/** A limit above the imports of any scenario, and one that any service should accept. */
const most = 20;

/** The imports of a ledger, or those that a query finds. */
export function importList<Rule extends RuleId>(
  { t, ledgerId }: Place<Rule>,
  operation: 'listImports' | 'searchImportHistory' = 'listImports',
  query: CallInput['query'] = {},
): Paged<Rule> {
  return {
    t,
    by: 'offset',
    up: '+',
    most,
    ask: ({ size, from, sort }) =>
      t.call(operation, {
        path: { ledger_id: ledgerId },
        query: { ...query, limit: size, offset: from, sort_by: sort },
      }),
    items: ({ response: { json } }) => {
      const records = itemsOf(json);
      const items = records.flatMap((record): Item[] => {
        const id = textIn(record, 'id');
        return id === undefined ? [] : [{ id, record }];
      });
      return items.length === records.length ? items : undefined;
    },
  };
}

/** A filter of the imports by members of theirs. */
export const filterBy = <Rule extends RuleId>(
  place: Place<Rule>,
  query: Readonly<Record<string, string>>,
): Filter<Rule> => ({
  what: Object.entries(query)
    .map(([name, value]) => `the ${name} ${value}`)
    .join(' and '),
  list: importList(place, 'listImports', query),
  passes: (record) =>
    Object.entries(query).every(([name, value]) => textIn(record, name)?.normalize() === value),
});
