import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { FindView } from '../view/find-view.js';
import type { RecordView } from '../view/record-view.js';

/** One place where a rule does not hold. */
export interface Violation {
  /** Where, as a path into the response body such as `matches[0].people[2].jobs[1].level`, or a part of the exchange. */
  readonly at: string;
  /** What the sentence asks for, in words with the values filled in. */
  readonly expected: string;
  readonly received: Json | undefined;
  /** Earlier exchanges without which the violation cannot be seen. */
  readonly related?: readonly number[];
  /** What was done to see it, a sentence of steps. */
  readonly steps?: string;
}

/** What a judge saw: how often the rule spoke about something, and where it did not hold. */
export interface Finding {
  readonly observations: number;
  /** The first few; `violated` counts them all. */
  readonly violations: readonly Violation[];
  /** @default the number of violations */
  readonly violated?: number;
}

/** More violations of one answer than anybody reads: an answer may hold a hundred thousand. */
const keptMost = 50;

export const nothing: Finding = { observations: 0, violations: [] };

/** A rule of one find exchange. */
export type FindJudge = (sight: FindView) => Finding;

/** A rule of the records in an answer, whichever operation shows them. */
export type RecordJudge = (sight: RecordView) => Finding;

/** A rule of one exchange of any operation. */
export type ExchangeJudge = (exchange: Exchange) => Finding;

/** A rule of the whole run: `begin` gives a judge that remembers what it has seen. */
export interface RunJudge {
  begin(): FindJudge;
}

/** The same, of records that any operation shows. */
export interface RecordRunJudge {
  begin(): RecordJudge;
}

/**
 * The finding over `values`: each one counts as an observation unless `check` answers undefined;
 * a violation is what `check` returns as one.
 */
export function each<T>(values: Iterable<T>, check: (value: T) => Violation | true | undefined): Finding {
  let observations = 0;
  let violated = 0;
  const violations: Violation[] = [];
  for (const value of values) {
    const seen = check(value);
    if (seen === undefined) continue;
    observations += 1;
    if (seen === true) continue;
    violated += 1;
    if (violations.length < keptMost) violations.push(seen);
  }
  return violated > keptMost ? { observations, violations, violated } : { observations, violations };
}

/** One observation that either holds or is the violation. */
export function once(holds: boolean, violation: () => Violation): Finding {
  return { observations: 1, violations: holds ? [] : [violation()] };
}
