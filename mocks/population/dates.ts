/** A month, counted from January of the year 0: 2026-01 is 24312. */
export type Month = number;

/** The present date of every population, fixed so that its data do not depend on the current date: 2026-01-01. */
export const presentMonth: Month = 2026 * 12;
/** The same, in days since 1970-01-01. */
export const presentDay = Date.UTC(2026, 0, 1) / 86_400_000;

const months = new Map<Month, string>();
const days = new Map<number, string>();

/** Returns the first of the month at 00:00 UTC: "2020-09-01T00:00:00Z" (question record.date). */
export function firstOf(month: Month): string {
  return remembered(months, month, () => midnightOf(dayOf(month)));
}

/** Converts a day since 1970-01-01 to "2020-09-17T00:00:00Z". */
export function midnightOf(day: number): string {
  return remembered(days, day, () => `${new Date(day * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`);
}

/** Caches texts: a large population formats the same few thousand dates a million times. */
function remembered(texts: Map<number, string>, key: number, write: () => string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = write();
    texts.set(key, text);
  }
  return text;
}

/** Returns January of the year of `month`, as which a date is written if only its year is known (section 2.3). */
export function januaryOf(month: Month): Month {
  return month - (month % 12);
}

/** Returns the first of the month, in days since 1970-01-01. */
export function dayOf(month: Month): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;
}
