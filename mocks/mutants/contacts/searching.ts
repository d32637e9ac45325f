import type { OperationId } from '../../../generated/operations.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onItems } from '../on-reply.js';
import { bodyOf, listOf } from '../rewrite.js';

const searches: readonly OperationId[] = ['searchLedgerContacts', 'downloadLedgerContacts'];

/** Rewrites the body of a search. */
function onSearch(
  change: (body: JsonObject) => Json,
  operations: readonly OperationId[] = searches,
): NonNullable<Mutant['call']> {
  return (call, operation) =>
    operations.includes(operation) && isObject(call.body) ? { ...call, body: change(call.body) } : call;
}

/** Rewrites the filters of a search, and drops those that become undefined. */
function onFilters(change: (filter: JsonObject) => JsonObject | undefined): NonNullable<Mutant['call']> {
  return onSearch((body) => {
    const filters = listOf(body['filters']).filter(isObject).map(change);
    return { ...body, filters: filters.filter((filter) => filter !== undefined) };
  });
}

/** Mutants of searching contacts (section 4.3). */
export const searchingMutants = {
  'contacts.exact-is-fuzzy': {
    breaks: 'contacts.search-exact',
    mutation: 'An exact filter by name finds contacts with a similar name, too.',
    call: onFilters((filter) =>
      filter['field'] === 'name' && filter['match_type'] === 'exact'
        ? { ...filter, match_type: 'fuzzy' }
        : filter,
    ),
  },
  'contacts.fuzzy-lacks-one': {
    breaks: 'contacts.search-fuzzy',
    mutation: 'A fuzzy filter does not find the contact that has the very value.',
    answer: onItems('searchLedgerContacts', (items, scene) => {
      const [filter] = listOf(bodyOf(scene)['filters']);
      if (!isObject(filter) || filter['match_type'] !== 'fuzzy') return items;
      return items.filter((item) => !listOf(filter['string_values']).includes(item['name'] ?? null));
    }),
  },
  'contacts.exists-finds-all': {
    breaks: 'contacts.search-exists',
    mutation: 'An exists filter by email_address finds contacts without one, too.',
    call: onFilters((filter) =>
      filter['field'] === 'email_address' && filter['match_type'] === 'exists' ? undefined : filter,
    ),
  },
} as const satisfies Record<string, Mutant>;
