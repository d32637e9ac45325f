import type { RuleId } from '../../../generated/rules.js';
import {
  type ExchangeJudge,
  type Finding,
  type FindJudge,
  once,
  type RecordJudge,
} from '../../scene/finding.js';
import type { Exchange } from '../../target/exchange.js';

/** What a judge may know besides the exchange. */
export interface Known {
  /** Returns the secrets that were configured or seen so far. */
  secrets(): readonly string[];
}

/**
 * Judges a rule from passing exchanges, whatever they were sent for: exchanges of any operation, records of chapter 2 in
 * any answer, or finds. `begin` is called once per run, because some judges keep state.
 */
export type Judge =
  | { readonly sees: 'exchange'; begin(known: Known): ExchangeJudge }
  | { readonly sees: 'records'; begin(known: Known): RecordJudge }
  | { readonly sees: 'find'; begin(known: Known): FindJudge };

/** Judges by rule; those that keep state have a `begin`. */
type Table<J> = Partial<Record<RuleId, J | { begin(known: Known): J }>>;
export type ExchangeJudges = Table<ExchangeJudge>;
export type RecordJudges = Table<RecordJudge>;
export type FindJudges = Table<FindJudge>;

export const ofExchanges = <T extends ExchangeJudges>(table: T) =>
  each<T, ExchangeJudge>(table, (begin) => ({ sees: 'exchange', begin }));
export const ofRecords = <T extends RecordJudges>(table: T) =>
  each<T, RecordJudge>(table, (begin) => ({ sees: 'records', begin }));
export const ofFinds = <T extends FindJudges>(table: T) =>
  each<T, FindJudge>(table, (begin) => ({ sees: 'find', begin }));

function each<T extends Table<J>, J extends object>(
  table: T,
  judge: (begin: (known: Known) => J) => Judge,
): Readonly<Record<keyof T, Judge>> {
  const entries = Object.entries<J | { begin(known: Known): J }>(table).map(
    ([rule, given]) => [rule, judge((known) => ('begin' in given ? given.begin(known) : given))] as const,
  );
  return Object.fromEntries(entries) as Record<keyof T, Judge>;
}

/** Returns one observation, about the status of an answer. */
export const onStatus = ({ response: { status } }: Exchange, holds: boolean, expected: string): Finding =>
  once(holds, () => ({ at: 'status', expected, received: status }));
