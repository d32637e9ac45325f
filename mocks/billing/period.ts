/** A billing period: a calendar month in UTC. */
export interface Period {
  readonly period_start: string;
  /** When the next one begins. */
  readonly period_end: string;
}

/** Returns the billing period of a month such as `2026-01`. */
export function periodOf(month: string): Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { period_start: firstOf(year, number), period_end: firstOf(year, number + 1) };
}

/** Returns midnight of the first day of a month; month 13 is January of the next year. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().replace('.000Z', 'Z');
}
