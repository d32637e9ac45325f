import type { RuleId } from '../../../../generated/rules.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import type { Asked, Item, Paged, SortKey } from '../../laws/pages.js';
import { pageSize, readAll, type WholeList } from '../../laws/whole.js';
import { type Place, referenceOf } from '../ledgers/own-contacts.js';

/** A filter that every contact with a name passes. */
export const everybody: readonly JsonObject[] = [{ field: 'name', match_type: 'exists' }];

/** The order by a member whose values are texts. */
export const byText = (member: string): SortKey => ({ member, read: (record) => textIn(record, member) });

const form = { by: 'token', up: '' } as const;

const items = ({ response: { json } }: Exchange): readonly Item[] =>
  itemsOf(json).flatMap((record) => {
    const id = referenceOf(record);
    return id === undefined ? [] : [{ id, record }];
  });

/** The contacts of a ledger, by their customer reference ids. */
export function contactList<Rule extends RuleId>({ t, ledgerId }: Place<Rule>): Paged<Rule> {
  const ask = ({ size, from, sort }: Asked) =>
    t.call('getContacts', {
      path: { ledger_id: ledgerId },
      query: { size, sort_by: sort, pagination_token: from },
    });
  return {
    t,
    ...form,
    most: pageSize(t.learnt, 'getContacts'),
    items,
    ask,
    plainly: ({ sort: _, ...asked }) => ask(asked),
  };
}

/** Those of them that a search finds. @param filters and further members of its body */
export function searchList<Rule extends RuleId>(
  { t, ledgerId }: Place<Rule>,
  body: JsonObject,
  onAnswer: (answer: Exchange) => void = () => {},
): Paged<Rule> {
  const search = async (more: JsonObject) => {
    const answer = await t.call('searchLedgerContacts', { path: { ledger_id: ledgerId }, body: more });
    onAnswer(answer);
    return answer;
  };
  const page = ({ size, from }: { size?: Json; from?: Json }): JsonObject => ({
    ...(size !== undefined && { size }),
    ...(from !== undefined && { pagination_token: from }),
  });
  return {
    t,
    ...form,
    most: pageSize(t.learnt, 'searchLedgerContacts'),
    items,
    ask: ({ sort, ...asked }) =>
      search({ ...body, ...page(asked), ...(sort !== undefined && { sort_by: sort }) }),
    plainly: (asked) => search(page(asked)),
  };
}

/** Searches contacts, and reads all that are found. */
export const found = (place: Place, ...filters: readonly JsonObject[]): Promise<WholeList> =>
  readAll(place.t.learnt, 'searchLedgerContacts', searchList(place, { filters: [...filters] }).ask);
