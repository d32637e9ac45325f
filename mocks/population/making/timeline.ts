import { januaryOf, type Month, presentMonth } from '../dates.js';
import type { Person } from '../population.js';
import type { Random } from '../random.js';
import { drawGapMonths, drawJobCount } from '../tables/skews.js';

/** The period of a job; jobs of one spell at a company share `spell`. */
export interface Stay {
  /** Numbers the companies of a career from the latest one, which is 0, backwards. */
  readonly spell: number;
  readonly start: Month;
  readonly startYearOnly: boolean;
  /** Undefined for an active job. */
  readonly end: Month | undefined;
  readonly endYearOnly: boolean;
}

const earliest: Month = 1970 * 12;
/** The share of year-only dates, which are written as January, among those for which it is possible. */
const yearOnlyChance = 0.22;
/** The share among people with several employers; yields 2 to 3% of all people. */
const secondActiveChance = 0.033;

/** Draws the periods of the jobs of a career, newest first: up to twelve, with runs of two or three at one company. */
export function drawTimeline(random: Random, status: Person['employment_status']): Stay[] {
  const stays = roughStays(random, status);
  const second = stays.findIndex(({ spell }) => spell === 1);
  if (status === 'employed' && second !== -1 && random.chance(secondActiveChance)) {
    stays.splice(second, 1, ...stays.slice(second, second + 1).map((stay) => ({ ...stay, end: undefined })));
  }
  return forgetMonths(random, stays);
}

function roughStays(random: Random, status: Person['employment_status']): Stay[] {
  const stays: Stay[] = [];
  const count = drawJobCount(random);
  let end =
    status === 'employed' ? undefined : presentMonth - random.between(1, status === 'retired' ? 140 : 18);
  for (let spell = 0; stays.length < count; spell++) {
    const titles = Math.min(count - stays.length, random.chance(0.28) ? random.between(2, 3) : 1);
    for (let title = 0; title < titles; title++) {
      const start = (end ?? presentMonth) - months(random);
      if (start < earliest) return stays;
      stays.push({ spell, start, startYearOnly: false, end, endYearOnly: false });
      // The next job at the company begins in the month in which this one ends.
      end = start;
    }
    end = (end ?? presentMonth) - drawGapMonths(random);
  }
  return stays;
}

/** Draws from 1 month to 7 years, shorter ones more often. */
function months(random: Random): number {
  return 1 + Math.floor(random.next() ** 1.6 * 84);
}

/** Reduces some dates to the year, if every job stays in order: newest first, none ending before it starts. */
function forgetMonths(random: Random, stays: readonly Stay[]): Stay[] {
  let olderStart = earliest;
  const oldestFirst = stays.toReversed().map((stay) => {
    const startYearOnly = januaryOf(stay.start) >= olderStart && random.chance(yearOnlyChance);
    const start = startYearOnly ? januaryOf(stay.start) : stay.start;
    const end = stay.end;
    const endYearOnly = end !== undefined && januaryOf(end) >= start && random.chance(yearOnlyChance);
    olderStart = start;
    return { ...stay, start, startYearOnly, end: endYearOnly ? januaryOf(end) : end, endYearOnly };
  });
  return oldestFirst.reverse();
}
