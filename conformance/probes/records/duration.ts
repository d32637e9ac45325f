import { answerTime } from '../../checks/exchanges/answer-time.js';
import { careersIn, monthAt, type Stay } from '../../checks/exchanges/careers.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import type { Shown } from './fresh-people.js';
import { prevailing } from './tally.js';

const ended = ['ended: as between', 'ended: one more', 'ended: otherwise'] as const;
const active = [
  'active: as between',
  'active: one more',
  'active: as between or rounded',
  'active: one more or rounded',
  'active: less',
  'active: otherwise',
] as const;
type Kind = (typeof ended)[number] | (typeof active)[number];
type Reading = 'months-between' | 'months-between-plus-one' | 'rounded' | 'stale';

/**
 * What each count of months agrees with. Rounded days are the months between the first days of two months; of a job that
 * goes on they are one more from the middle of this month on, so that the first half of a month does not tell them apart.
 */
const readings: Readonly<Record<Kind, readonly Reading[]>> = {
  'ended: as between': ['months-between', 'rounded'],
  'ended: one more': ['months-between-plus-one', 'stale'],
  'ended: otherwise': [],
  'active: as between': ['months-between', 'stale'],
  'active: one more': ['months-between-plus-one'],
  'active: as between or rounded': ['months-between', 'stale', 'rounded'],
  'active: one more or rounded': ['months-between-plus-one', 'rounded'],
  'active: less': ['stale'],
  'active: otherwise': [],
};

/** Dates that are wrong make months that are wrong: a part of the jobs may have them. */
const bounds = { least: 10, odd: 0.1 };

export const duration = counts<'record.duration', Kind>('record.duration', {
  begin: () => kindsOf,
  concludes(tally) {
    const [past, present] = [prevailing(tally, ended, bounds), prevailing(tally, active, bounds)];
    if (past === undefined || present === undefined) return undefined;
    if (past === 'several' || present === 'several')
      return otherwise('`duration` counts now this way, now that way');
    const left = readings[past].filter((reading) => readings[present].includes(reading));
    const saw = `\`duration\` of jobs, ${past}, ${present}`;
    return left.length === 0 ? otherwise(saw) : agrees(left, saw);
  },
});

function* kindsOf({ exchange, records }: Shown): Iterable<Kind> {
  const { earliest, latest } = answerTime(exchange);
  const isOneDay =
    new Date(earliest).toISOString().slice(0, 10) === new Date(latest).toISOString().slice(0, 10);
  for (const { stays } of careersIn({ exchange, whole: true, records })) {
    for (const stay of stays) {
      const months = stay.job.value['duration'];
      if (typeof months !== 'number' || stay.start === undefined) continue;
      if (stay.end !== undefined && stay.end >= stay.start) yield ofEnded(months - (stay.end - stay.start));
      else if (stay.active && isOneDay) yield* ofActive(months, stay, latest);
    }
  }
}

function ofEnded(over: number): Kind {
  return over === 0 ? 'ended: as between' : over === 1 ? 'ended: one more' : 'ended: otherwise';
}

function* ofActive(months: number, { start = 0 }: Stay, now: number): Iterable<Kind> {
  const between = monthAt(now) - start;
  // A count that goes on from a few months ago, and is never below 0, says little of a job that has just begun.
  if (between < 6) return;
  const first = Date.UTC(Math.floor(start / 12), start % 12, 1);
  const days = (now - first) / 86_400_000;
  // Rounded from another hour of the day it may be another month.
  if (Math.round((days - 1) / 30.4375) !== Math.round((days + 1) / 30.4375)) return;
  const isRounded = months === Math.round(days / 30.4375);
  const over = months - between;
  if (over === 0) yield isRounded ? 'active: as between or rounded' : 'active: as between';
  else if (over === 1) yield isRounded ? 'active: one more or rounded' : 'active: one more';
  else yield over === -1 ? 'active: less' : 'active: otherwise';
}
