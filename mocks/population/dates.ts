/** A month, counted from January of the year 0: 2026-01 is 24312. */
export type Month = number;

/** Where the present of every population lies, so that its data never depend on today: 2026-01-01. */
export const presentMonth: Month = 2026 * 12;
/** The same, as days since 1970-01-01. */
export const presentDay = Date.UTC(2026, 0, 1) / 86_400_000;

const months = new Map<Month, string>();
const days = new Map<number, string>();

/** The first of the month, at 00:00 UTC: "2020-09-01T00:00:00Z" (question record.date). */
export function firstOf(month: Month): string {
  return remembered(months, month, () => midnightOf(dayOf(month)));
}

/** A day since 1970-01-01 as "2020-09-17T00:00:00Z". */
export function midnightOf(day: number): string {
  return remembered(days, day, () => `${new Date(day * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`);
}

/** A large population writes the same few thousand dates a million times. */
function remembered(texts: Map<number, string>, key: number, write: () => string): string {
  let text = texts.get(key);
  if (text === undefined) {
    text = write();
    texts.set(key, text);
  }
  return text;
}

/** January of the year of `month`: how a date is written of which only the year is known (section 2.3). */
export function januaryOf(month: Month): Month {
  return month - (month % 12);
}

/** The first of the month, as days since 1970-01-01. */
export function dayOf(month: Month): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;
}
