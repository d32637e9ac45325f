import type { OperationId, operations } from '../../generated/operations.js';
import type { CallInput } from './exchange.js';
import { isArray, isObject, type Json, type JsonObject, parseJson } from './json.js';

export interface Price {
  /** Elements of `matches`, people on a page of a search, or ids of people. */
  readonly lookups: number;
  /** Credits, whatever is found and however it is charged. */
  readonly credits: number;
}

export const free: Price = { lookups: 0, credits: 0 };

type Spending = {
  [id in OperationId]: (typeof operations)[id]['resource']['effect'] extends 'spend' ? id : never;
}[OperationId];

/** People per find match (section 8): the default and the maximum. */
const peopleMax = 5;
const pageSize = 10;

/** The most that each operation may cost: for a find all people who may be shown (question find.charged). */
const prices: Readonly<
  Record<Spending, (sent: JsonObject, text: string) => readonly [lookups: number, each: number]>
> = {
  // A lenient service may find lookups in invalid JSON.
  find: ({ matches, size }, text) => [
    isArray(matches) ? matches.length : text.split('"fields"').length - 1,
    Math.min(peopleMax, asked(size) ?? peopleMax),
  ],
  search: ({ size }) => [asked(size) ?? pageSize, 1],
  getPerson: () => [1, 1],
  lookupPeople: ({ ids }) => [isArray(ids) ? ids.length : 0, 1],
};

export function priceOf(operation: OperationId, { body, text }: CallInput): Price {
  if (!isSpending(operation)) return free;
  const sent = text === undefined ? body : parseJson(text);
  const [lookups, each] = prices[operation](isObject(sent) ? sent : {}, text ?? '');
  // With a size of 0 each lookup may still be charged. A request without lookups counts as one, as it may be misread.
  return { lookups, credits: Math.max(1, lookups, lookups * each) };
}

export function isSpending(operation: string): operation is Spending {
  return Object.hasOwn(prices, operation);
}

/** The requested number of people, as a number or a string; undefined if there is none. */
function asked(size: Json | undefined): number | undefined {
  const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
  return typeof number === 'number' && number >= 0 ? Math.ceil(number) : undefined;
}
