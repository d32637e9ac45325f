import type { UsageLine } from './usage.js';

/** What was used in a billing period by one operation, counted over everybody. */
export interface Total {
  readonly period: string;
  readonly operation: string;
  /** What was counted: "requests". */
  readonly name: string;
  readonly value: number;
  /** When the period ends, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
}

/** Totals of a usage answer, by period, operation and figure. Records that name no operation are taken together. */
export function totalsOf(lines: readonly UsageLine[]): ReadonlyMap<string, Total> {
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

/** As a report names it: "requests of find in 2026-01-01T00:00:00Z". */
export function describeTotal({ name, operation, period }: Total): string {
  return `${name}${operation === '' ? '' : ` of ${operation}`}${period === '' ? '' : ` in ${period}`}`;
}

/** The first total of a billing period that is still shown, or still current, and that has become less. */
export function fallen(
  before: ReadonlyMap<string, Total>,
  after: ReadonlyMap<string, Total>,
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

/** The totals that are higher than before. */
export function risen(before: ReadonlyMap<string, Total>, after: ReadonlyMap<string, Total>): string[] {
  return [...after].flatMap(([key, { value }]) => (value > (before.get(key)?.value ?? 0) ? [key] : []));
}

/**
 * The first total that differs from what principals add up to, among those that were the same before and after the
 * principals were asked for. Undefined in `quiet` where no total was.
 * @param among only these are looked at
 */
export function unequal(
  before: ReadonlyMap<string, Total>,
  principals: ReadonlyMap<string, Total>,
  after: ReadonlyMap<string, Total>,
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
