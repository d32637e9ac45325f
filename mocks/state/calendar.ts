const dayMs = 86_400_000;

/** Days as they were last written: almost every call asks for the same one, and writing a date is not free. */
let lastDay = { startMs: Number.NaN, text: '' };

/** The day of an instant in UTC, as `2026-01-14`. */
export function dayOf(nowMs: number): string {
  const sinceStart = nowMs - lastDay.startMs;
  if (sinceStart >= 0 && sinceStart < dayMs) return lastDay.text;
  const startMs = Math.floor(nowMs / dayMs) * dayMs;
  lastDay = { startMs, text: new Date(startMs).toISOString().slice(0, 10) };
  return lastDay.text;
}

/** The first midnight in UTC after an instant. */
export function midnightAfter(nowMs: number): number {
  return (Math.floor(nowMs / dayMs) + 1) * dayMs;
}

/** The month of an instant in UTC, as `2026-01`: a billing period. */
export function monthOf(nowMs: number): string {
  return dayOf(nowMs).slice(0, 7);
}
