import type { UsageLine } from './usage.js';

/** Usage of one operation in a billing period, added up over all principals. */
export interface Total {
  readonly period: string;
  readonly operation: string;
  /** The figure counted, such as "requests". */
  readonly name: string;
  readonly value: number;
  /** End of the period, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
}

export type Totals = ReadonlyMap<string, Total>;

/** Totals of a usage response by period, operation and figure. Records without an operation are added up together. */
export function totalsOf(lines: readonly UsageLine[]): Totals {
  const totals = new Map<string, Total>();
  for (const { period = '', operation = '', figures, endsAt } of lines) {
    for (const [name, figure] of figures) {
      const key = JSON.stringify([period, operation, name]);
      const value = (totals.get(key)?.value ?? 0) + figure;
      totals.set(key, { period, operation, name, value, endsAt });
    }
  }
  return totals;
}

/** Describes a total for reports: "requests of find in 2026-01-01T00:00:00Z". */
export function describeTotal({ name, operation, period }: Total): string {
  return `${name}${operation === '' ? '' : ` of ${operation}`}${period === '' ? '' : ` in ${period}`}`;
}

/** Returns the first total that has decreased, of billing periods that are still shown or still current. */
export function fallen(
  before: Totals,
  after: Totals,
  now: number,
): { readonly before: Total; readonly after: number } | undefined {
  const shown = new Set([...after.values()].map(({ period }) => period));
  for (const [key, total] of before) {
    const isOver = !shown.has(total.period) && !(total.endsAt !== undefined && total.endsAt > now);
    const value = after.get(key)?.value ?? 0;
    if (!isOver && value < total.value) return { before: total, after: value };
  }
  return undefined;
}

/** Returns the keys of the totals that have increased. */
export const risen = (before: Totals, after: Totals): string[] =>
  [...after].flatMap(([key, { value }]) => (value > (before.get(key)?.value ?? 0) ? [key] : []));

/**
 * Returns the first total that differs from the sum over the principals, among the totals that were equal before and after
 * the request by principal. `quiet` is false if there were none.
 * @param among limits the comparison to these keys
 */
export function unequal(
  before: Totals,
  principals: Totals,
  after: Totals,
  among?: readonly string[],
): { readonly quiet: boolean; readonly differs?: { readonly total: Total; readonly sum: number } } {
  const quiet = [...before].filter(
    ([key, { value }]) => value > 0 && after.get(key)?.value === value && (among?.includes(key) ?? true),
  );
  for (const [key, total] of quiet) {
    const sum = principals.get(key)?.value ?? 0;
    if (sum !== total.value) return { quiet: true, differs: { total, sum } };
  }
  return { quiet: quiet.length > 0 };
}
