import type { RuleReport } from './report.js';

/** The operations at which a rule did not hold. */
export function placesOf({ seenAt = {}, failure }: RuleReport): readonly string[] {
  const shown = failure?.exchanges.at(-1)?.operation;
  const violated = Object.entries(seenAt).flatMap(([operation, seen]) =>
    seen.violated > 0 ? [operation] : [],
  );
  return [...new Set([...(shown === undefined ? [] : [shown]), ...violated])];
}
