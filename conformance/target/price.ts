import type { OperationId, operations } from '../../generated/operations.js';
import { isArray, isObject, type Json, parseJson } from './json.js';
import type { CallInput } from './wire/call-input.js';

/** What a call may cost at most. */
export interface Price {
  /** What is asked: elements of `matches`, people of a page of a search, ids of people. */
  readonly lookups: number;
  /** What that may cost in credits, whoever is found and however it is charged. */
  readonly credits: number;
}

export const free: Price = { lookups: 0, credits: 0 };

type Spending = {
  [id in OperationId]: (typeof operations)[id]['resource']['effect'] extends 'spend' ? id : never;
}[OperationId];

/** People per find match (section 8): the default, and the most. */
const peopleMax = 5;
/** People of a page of a search where no number is asked. */
const pageSize = 10;

/**
 * What each operation that spends is asked at most. How that is charged is open (question find.charged: for each person, for
 * each of them once, or for each lookup), so it is bounded by what costs most: everybody who may be shown. A request that
 * asks for nobody counts as one: a service that misreads it may charge for it.
 */
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

/** What a call costs at most; nothing where its operation spends nothing. */
export function priceOf(operation: OperationId, input: CallInput): Price {
  if (!isSpending(operation)) return free;
  const { lookups, credits } = prices[operation](input);
  // A size of 0 shows nobody, and each lookup may still be charged.
  return { lookups, credits: Math.max(1, lookups, credits) };
}

/** Whether an operation may cost credits. */
export function isSpending(operation: string): operation is Spending {
  return Object.hasOwn(prices, operation);
}

function membersOf({ body, text }: CallInput) {
  const read = text === undefined ? body : parseJson(text);
  return isObject(read) ? read : {};
}

/** Lookups that a lenient service may find in what is no JSON. */
const misread = ({ text = '' }: CallInput): number => text.split('"fields"').length - 1;

/** A number of people as it was asked, in any spelling; undefined where none was. */
function asked(size: Json | undefined): number | undefined {
  const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
  return typeof number === 'number' && number >= 0 ? Math.ceil(number) : undefined;
}
