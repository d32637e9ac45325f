import type { Readings } from '../../generated/questions.js';

const forms: Record<Readings['record.date'], (day: string, time: string) => string> = {
  'rfc3339-utc': (day, time) => `${day}T${time}Z`,
  naive: (day, time) => `${day}T${time}`,
  // The local date and time are unchanged, so that the 1st of a month at 00:00 is still written as such.
  offset: (day, time) => `${day}T${time}+02:00`,
  'date-only': (day) => day,
  'date-with-z': (day) => `${day}Z`,
  fraction: (day, time) => `${day}T${time}.000Z`,
};

/** Formats a date of the population as the profile does (question record.date). */
export function dateAs(reading: Readings['record.date'], date: string): string {
  return forms[reading](date.slice(0, 10), /T(\d\d:\d\d:\d\d)/.exec(date)?.[1] ?? '00:00:00');
}
