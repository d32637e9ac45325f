import type { Shard } from '../report/report.js';
import type { AnyInvestigation } from '../scene/investigation.js';

/**
 * What one of several machines performs: all of them together perform everything once, each about as much as the others.
 * Which one has what depends on nothing but their number.
 */
export function shardOf(
  performances: readonly AnyInvestigation[],
  { index, of }: Shard,
): readonly AnyInvestigation[] {
  const loads = Array.from({ length: of }, () => 0);
  const mine = new Set<AnyInvestigation>();
  for (const each of performances.toSorted((a, b) => requestsOf(b) - requestsOf(a))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + requestsOf(each);
    if (least === index - 1) mine.add(each);
  }
  return performances.filter((each) => mine.has(each));
}

const requestsOf = ({ runs, requestsPerRun }: AnyInvestigation): number => runs * requestsPerRun;
