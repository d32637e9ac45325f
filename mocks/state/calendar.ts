const dayMs = 86_400_000;

/** The last day formatted: almost every call needs the same one, and formatting a date is not free. */
let lastDay = { startMs: Number.NaN, text: '' };

/** Returns the day of an instant in UTC, e.g. `2026-01-14`. */
export function dayOf(nowMs: number): string {
  const sinceStart = nowMs - lastDay.startMs;
  if (sinceStart >= 0 && sinceStart < dayMs) return lastDay.text;
  const startMs = Math.floor(nowMs / dayMs) * dayMs;
  lastDay = { startMs, text: new Date(startMs).toISOString().slice(0, 10) };
  return lastDay.text;
}

/** Returns the first midnight in UTC after an instant. */
export function midnightAfter(nowMs: number): number {
  return (Math.floor(nowMs / dayMs) + 1) * dayMs;
}

/** Returns the month of an instant in UTC, e.g. `2026-01`: a billing period. */
export function monthOf(nowMs: number): string {
  return dayOf(nowMs).slice(0, 7);
}
