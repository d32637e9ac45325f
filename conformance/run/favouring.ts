import { type RuleId, rules } from '../../generated/rules.js';
import type { AnyInvestigation } from '../scene/investigation.js';
import type { Planned } from './plan.js';

/** How often rules were seen before. */
export type Observed = Readonly<Record<string, number>>;

/**
 * Where the requests do not suffice for everything, what shows the stated rules that were seen least in the last run comes
 * first, and gets all its runs; the others get what is left, and one each at least.
 */
export function favouring(
  planned: readonly Planned[],
  observed: Observed,
  wanted: (rule: RuleId) => boolean,
  requests: number,
): Planned[] {
  const possible = planned.filter(({ runs }) => runs > 0);
  const cost = (runsOf: (each: AnyInvestigation) => number) =>
    possible.reduce(
      (sum, { investigation }) => sum + runsOf(investigation) * investigation.requestsPerRun,
      0,
    );
  if (cost(({ runs }) => runs) <= requests) return [...planned];
  let left = Math.max(0, requests - cost(() => 1));
  const seen = ({ rules: own }: AnyInvestigation) =>
    Math.min(...own.filter((rule) => isStated(rule) && wanted(rule)).map((rule) => observed[rule] ?? 0));
  // What moves the time of the service stays at the end.
  const ranked = planned
    .map((each) => ({ each, seen: seen(each.investigation), late: each.investigation.movesTime === true }))
    .toSorted((a, b) => Number(a.late) - Number(b.late) || compare(a.seen, b.seen));
  return ranked.map(({ each }) => {
    if (each.runs === 0) return each;
    const { runs, requestsPerRun } = each.investigation;
    const more = Math.min(runs - 1, Math.floor(left / Math.max(1, requestsPerRun)));
    left -= more * requestsPerRun;
    return { ...each, runs: 1 + more };
  });
}

const isStated = (rule: RuleId): boolean => rules[rule].basis === 'stated';

/** What is for no stated rule is infinitely often seen, and the difference of two such is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
