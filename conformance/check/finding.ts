import type { Json } from '../target/json.js';

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

/** What one value shows of a rule: that it holds, where it does not, or nothing where it does not apply. */
export type Judged = true | Violation | undefined;

/** An observation: whether the rule holds, and if not, where. */
export const must = (
  holds: boolean,
  at: string,
  expected: string,
  received: Json | undefined,
): true | Violation => holds || { at, expected, received };

/** Checks each value, and counts those that the rule applies to. */
export function each<T>(values: Iterable<T>, check: (value: T) => Judged): Finding {
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

export const once = (judged: Judged): Finding => each([judged], (one) => one);

export const findingOf = (judged: Finding | Judged): Finding =>
  typeof judged === 'object' && 'observations' in judged ? judged : once(judged);
