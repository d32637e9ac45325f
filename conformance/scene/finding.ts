import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { FindView } from '../view/find-view.js';
import type { RecordView } from '../view/record-view.js';

/** A place where a rule does not hold. */
export interface Violation {
  /** A path into the response body, such as `matches[0].people[2].jobs[1].level`, or a part of the exchange. */
  readonly at: string;
  /** What the rule requires, in words with the values filled in. */
  readonly expected: string;
  readonly received: Json | undefined;
  /** Ids of earlier exchanges that are needed to see the violation. */
  readonly related?: readonly number[];
  /** The steps that led to it, in one line. */
  readonly steps?: string;
}

/** The result of a judge: how often the rule applied, and where it did not hold. */
export interface Finding {
  readonly observations: number;
  /** The first violations; `violated` counts them all. */
  readonly violations: readonly Violation[];
  /** @default the number of violations */
  readonly violated?: number;
}

/** The most violations that are kept of one answer, which may have a hundred thousand. */
const keptMost = 50;

export const nothing: Finding = { observations: 0, violations: [] };

/** Judges a find exchange. */
export type FindJudge = (view: FindView) => Finding;

/** Judges the records in an answer of any operation. */
export type RecordJudge = (view: RecordView) => Finding;

/** Judges an exchange of any operation. */
export type ExchangeJudge = (exchange: Exchange) => Finding;

/** Checks each value: a violation, true if the rule holds, or undefined if it does not apply, which is no observation. */
export function each<T>(values: Iterable<T>, check: (value: T) => Violation | true | undefined): Finding {
  let observations = 0;
  let violated = 0;
  const violations: Violation[] = [];
  for (const value of values) {
    const result = check(value);
    if (result === undefined) continue;
    observations += 1;
    if (result === true) continue;
    violated += 1;
    if (violations.length < keptMost) violations.push(result);
  }
  return violated > keptMost ? { observations, violations, violated } : { observations, violations };
}

/** A single observation, with the violation if it does not hold. */
export function once(holds: boolean, violation: () => Violation): Finding {
  return { observations: 1, violations: holds ? [] : [violation()] };
}
