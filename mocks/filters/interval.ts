/** A time interval in milliseconds since 1970, from `fromMs`, inclusive, to `untilMs`, exclusive. */
export interface Interval {
  readonly fromMs: number;
  readonly untilMs: number;
}

const dayMs = 86_400_000;
const day = /^(\d{4}-\d{2}-\d{2})Z?$/;
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/** Returns when a date or date-time begins, in UTC if it has no zone; undefined if the text is neither. */
export function startOf(text: string): number | undefined {
  return intervalOf(text)?.fromMs;
}

/** Returns the day or the millisecond that a text names; undefined if it names neither. */
export function intervalOf(text: string): Interval | undefined {
  const [, date] = day.exec(text) ?? [];
  if (date !== undefined) return lasting(date, 'T00:00:00Z', dayMs);
  const [, date2, time, zone = 'Z'] = instant.exec(text) ?? [];
  return date2 === undefined ? undefined : lasting(date2, `T${time}${zone.toUpperCase()}`, 1);
}

function lasting(date: string, rest: string, forMs: number): Interval | undefined {
  const fromMs = Date.parse(date + rest);
  // The 31st of February parses as a day in March.
  const isDate = new Date(Date.parse(`${date}T00:00:00Z`) || 0).toISOString().startsWith(date);
  return Number.isNaN(fromMs) || !isDate ? undefined : { fromMs, untilMs: fromMs + forMs };
}
