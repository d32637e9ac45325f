import type { OperationId } from '../../../generated/operations.js';
import type { TargetTraits } from '../../check/check-context.js';
import { type Exchange, isSuccess, type Recorder, type Steps } from '../../check/scenario.js';
import { itemsOf, type Json, type JsonObject, listIn, numberIn, textIn } from '../../target/json.js';

/** What a call for a page asks for. What is left out is not sent. */
export interface Asked {
  /** At most so many; a text to see whether the parameter is known. */
  readonly size?: number | string;
  /** A token, or how many to leave out. */
  readonly from?: string | number;
  readonly sort?: string;
}

export interface Item {
  readonly id: string;
  readonly record: JsonObject;
}

/** A member by which a list can be sorted. @param read returns undefined for a record that lacks it */
export interface SortKey {
  readonly member: string;
  read(record: JsonObject): string | number | undefined;
}

/** A list that is shown by pages, which tokens or offsets lead to, in the order that is asked for (section 4.3). */
export interface Paged {
  readonly t: Recorder;
  readonly by: 'token' | 'offset';
  /** Sorts upwards by a member; `-` before it sorts downwards. */
  readonly up: '' | '+';
  /** More than there are, and what any service should accept as a size. */
  readonly most: number;
  ask(asked: Asked): Promise<Exchange>;
  /** Undefined if the answer shows no list in a known form. */
  items(answer: Exchange): readonly Item[] | undefined;
  /** Asks without filters: a service where tokens lead on then knows tokens. */
  plainly?(asked: Asked): Promise<Exchange>;
}

export interface WholeList {
  readonly answer: Exchange;
  readonly records: readonly JsonObject[];
  /** Why there may be more: the way to the next page is not known, or has no end. */
  readonly lacks?: 'a way on' | 'an end';
}

/** Page sizes: the usual one, and one that a service takes which refuses that. */
const [usual, small] = [100, 20];
const most = 1500;

type Sizes = Pick<TargetTraits, 'pageSizes'>;

export const pageSize = ({ pageSizes }: Sizes, operation: OperationId): number =>
  pageSizes.get(operation) ?? usual;

/** Reads all pages of a list that tokens lead through, with the largest pages that the service gives. */
export async function readAll(
  targetTraits: Sizes,
  operation: OperationId,
  ask: (asked: Asked) => Promise<Exchange>,
): Promise<WholeList> {
  const first = await firstPage(targetTraits, operation, ask);
  const size = pageSize(targetTraits, operation);
  const records: JsonObject[] = [];
  let answer = first;
  let from: string | undefined;
  while (isSuccess(answer)) {
    const body = answer.response.json ?? null;
    records.push(...itemsOf(body));
    const next = afterPage(body, records.length, size);
    if (next === 'end') return { answer: first, records };
    if (next === 'unknown') return { answer: first, records, lacks: 'a way on' };
    if (next.token === from || records.length > most) return { answer: first, records, lacks: 'an end' };
    from = next.token;
    answer = await ask({ size, from });
  }
  return { answer, records };
}

async function firstPage(
  { pageSizes }: Sizes,
  operation: OperationId,
  ask: (asked: Asked) => Promise<Exchange>,
): Promise<Exchange> {
  const known = pageSizes.get(operation);
  const answer = await ask({ size: known ?? usual });
  if (known !== undefined || ![400, 422].includes(answer.response.status)) return answer;
  const smaller = await ask({ size: small });
  if (!isSuccess(smaller)) return answer;
  pageSizes.set(operation, small);
  return smaller;
}

/** Returns the token of the next page, if that can be determined. @param read number of records up to and including this page */
export function afterPage(
  body: Json,
  read: number,
  size: number,
): { readonly token: string } | 'end' | 'unknown' {
  const { length } = itemsOf(body);
  const count = numberIn(body, 'count', 'total');
  // An absent value may be left out, and so may an empty list (section 2).
  if (listIn(body) === undefined && count !== undefined && count > 0) return 'unknown';
  const token = textIn(body, 'pagination_token');
  if (token !== undefined) return length === 0 ? 'end' : { token };
  return length < size || read === count ? 'end' : 'unknown';
}

/** The lists of a ledger: what names one of each, and how pages and orders are asked for (section 4.3). */
const lists = {
  getContacts: { id: 'reference_id', by: 'token', up: '' },
  searchLedgerContacts: { id: 'reference_id', by: 'token', up: '' },
  listImports: { id: 'id', by: 'offset', up: '+' },
  searchImportHistory: { id: 'id', by: 'offset', up: '+' },
  listTrackedVersions: { id: 'version', by: 'offset', up: '' },
} as const;

/** A member that identifies a record, as a text. */
export const idIn = (record: Json | undefined, name: string): string | undefined =>
  numberIn(record, name)?.toString() ?? textIn(record, name);

export const itemsBy = (name: string, records: readonly JsonObject[]): readonly Item[] =>
  records.flatMap((record) => {
    const id = idIn(record, name);
    return id === undefined ? [] : [{ id, record }];
  });

/** A list of a ledger. @param asks filters, and whatever else it is asked for, in the query or in the body of a search */
export function listOf(
  t: Steps,
  ledger_id: string,
  operation: keyof typeof lists,
  asks: JsonObject = {},
): Paged {
  const { id, by, up } = lists[operation];
  const send = (more: JsonObject, { size, from, sort }: Asked) => {
    const page = by === 'token' ? { size, pagination_token: from } : { limit: size, offset: from };
    const asked = Object.entries({ ...page, sort_by: sort }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const sent = { ...more, ...Object.fromEntries(asked) };
    const isSearch = operation === 'searchLedgerContacts';
    return t.call(operation, {
      path: { ledger_id },
      ...(isSearch ? { body: sent } : { query: textsOf(sent) }),
    });
  };
  return {
    t,
    by,
    up,
    most: by === 'token' ? pageSize(t.targetTraits, operation) : small,
    ask: (asked) => send(asks, asked),
    items: ({ response: { json } }) => itemsBy(id, itemsOf(json)),
    plainly: ({ sort: _, ...asked }) => send({}, asked),
  };
}

const textsOf = (sent: JsonObject) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
