import type { OperationId } from '../../../generated/operations.js';
import type { AnyCall } from '../../engine/handler.js';
import type { Mutant } from '../mutant.js';

type Query = AnyCall['query'];

/** Rewrites the query of calls of one operation. */
export function changing(
  operation: OperationId,
  change: (query: Query) => Query,
): NonNullable<Mutant['call']> {
  return (call, called) => (called === operation ? { ...call, query: change(call.query) } : call);
}

/** A query without one of its parameters. */
export function without(query: Query, parameter: string): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== parameter));
}

/** A query whose page begins one entry too early, unless it is the first one. */
export function overlapping(query: Query): Query {
  return { ...query, offset: Math.max(0, Number(query['offset'] ?? 0) - 1) };
}
