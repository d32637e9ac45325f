import type { OperationId, operations } from '../../generated/operations.js';
import type { CallInput } from './exchange.js';
import { isArray, isObject, type Json, parseJson } from './json.js';

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
/** The default number of people on a page of a search. */
const pageSize = 10;

/** The most that each operation may cost: for a find all people who may be shown (question find.charged). */
const prices: Readonly<Record<Spending, (input: CallInput) => Price>> = {
  find(input) {
    const { matches, size } = membersOf(input);
    const lookups = isArray(matches) ? matches.length : misread(input);
    return { lookups, credits: lookups * Math.min(peopleMax, asked(size) ?? peopleMax) };
  },
  search(input) {
    const people = asked(membersOf(input)['size']) ?? pageSize;
    return { lookups: people, credits: people };
  },
  getPerson: () => ({ lookups: 1, credits: 1 }),
  lookupPeople(input) {
    const { ids } = membersOf(input);
    const people = isArray(ids) ? ids.length : 0;
    return { lookups: people, credits: people };
  },
};

export function priceOf(operation: OperationId, input: CallInput): Price {
  if (!isSpending(operation)) return free;
  const { lookups, credits } = prices[operation](input);
  // With a size of 0 each lookup may still be charged. A request without lookups counts as one, as it may be misread.
  return { lookups, credits: Math.max(1, lookups, credits) };
}

export function isSpending(operation: string): operation is Spending {
  return Object.hasOwn(prices, operation);
}

function membersOf({ body, text }: CallInput) {
  const read = text === undefined ? body : parseJson(text);
  return isObject(read) ? read : {};
}

/** The number of lookups that a lenient service may find in invalid JSON. */
const misread = ({ text = '' }: CallInput): number => text.split('"fields"').length - 1;

/** The requested number of people, as a number or a string; undefined if there is none. */
function asked(size: Json | undefined): number | undefined {
  const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
  return typeof number === 'number' && number >= 0 ? Math.ceil(number) : undefined;
}
