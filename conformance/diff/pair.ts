import type { Exchange } from '../target/exchange.js';

/** The two implementations: the first one decides what is asked, the second one is asked the same. */
export type Side = 'a' | 'b';
export const sides: readonly Side[] = ['a', 'b'];
export const other: Readonly<Record<Side, Side>> = { a: 'b', b: 'a' };

/** One request as both answered it. */
export interface Pair {
  readonly a: Exchange;
  readonly b: Exchange;
}
