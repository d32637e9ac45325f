import type { OperationId } from '../../../generated/operations.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import { itemsOf, listIn, numberIn, textIn } from '../../target/wire/members.js';
import type { Asked } from './pages.js';

/** A list that was read to its end. */
export interface WholeList {
  /** The answer with the first page. */
  readonly answer: Exchange;
  readonly records: readonly JsonObject[];
  /** Why there may be more: the way to the next page is not known, or has no end. */
  readonly lacks?: 'a way on' | 'an end';
}

/** Page sizes: the usual one, and one that a service takes which refuses that. */
const [usual, small] = [100, 20];
/** No list here has more records than that. */
const most = 1500;

/** By run and operation, the page size that the service has taken. */
const taken = new WeakMap<object, Map<OperationId, number>>();

/** The page size to ask a service for. @param run any object that each run has one of */
export const pageSize = (run: object, operation: OperationId): number =>
  taken.get(run)?.get(operation) ?? usual;

function take(run: object, operation: OperationId, size: number): void {
  taken.set(run, (taken.get(run) ?? new Map<OperationId, number>()).set(operation, size));
}

/** Reads all pages of a list that tokens lead through, with the largest pages that the service gives. */
export async function readAll(
  run: object,
  operation: OperationId,
  ask: (asked: Asked) => Promise<Exchange>,
): Promise<WholeList> {
  const first = await firstPage(run, operation, ask);
  const size = pageSize(run, operation);
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
  run: object,
  operation: OperationId,
  ask: (asked: Asked) => Promise<Exchange>,
): Promise<Exchange> {
  const known = taken.get(run)?.get(operation);
  const answer = await ask({ size: known ?? usual });
  if (known !== undefined) return answer;
  if (isSuccess(answer)) take(run, operation, usual);
  if (![400, 422].includes(answer.response.status)) return answer;
  const smaller = await ask({ size: small });
  if (!isSuccess(smaller)) return answer;
  take(run, operation, small);
  return smaller;
}

/**
 * Returns the token of the next page, 'end' if there is none, or 'unknown' if that cannot be determined.
 * @param read number of records up to and including this page
 */
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
