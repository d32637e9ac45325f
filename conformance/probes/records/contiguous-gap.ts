import { careersIn, type Stay } from '../../checks/exchanges/careers.js';
import { isSame } from '../../checks/exchanges/employers.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { isSameJob } from './same-job.js';
import type { Tally } from './tally.js';

const gaps = ['none', 'of 1 month', 'of 2 or 3 months', 'of 4 months or more'] as const;
type Gap = (typeof gaps)[number];
type Kind = `${'together' | 'apart'} ${Gap}`;
type Reading = 'gap-0-months' | 'gap-1-month' | 'gap-3-months';

/** What each gap says, where jobs with it count together, and where they count apart. */
const readings: Readonly<
  Record<Gap, { readonly together: readonly Reading[]; readonly apart: readonly Reading[] }>
> = {
  none: { together: ['gap-0-months', 'gap-1-month', 'gap-3-months'], apart: [] },
  'of 1 month': { together: ['gap-1-month', 'gap-3-months'], apart: ['gap-0-months'] },
  'of 2 or 3 months': { together: ['gap-3-months'], apart: ['gap-0-months', 'gap-1-month'] },
  'of 4 months or more': { together: [], apart: ['gap-0-months', 'gap-1-month', 'gap-3-months'] },
};

export const contiguousGap = counts<'record.contiguous-gap', Kind>('record.contiguous-gap', {
  begin: () =>
    function* ({ exchange, records }) {
      for (const { stays } of careersIn({ exchange, whole: true, records })) yield* kindsOf(stays);
    },
  concludes(tally) {
    const told = gaps.flatMap((gap) => {
      const how = howCounted(tally, gap);
      return how === undefined
        ? []
        : [{ left: readings[gap][how], saw: `jobs with a gap ${gap} count ${how}` }];
    });
    if (told.length === 0) return undefined;
    const saw = told.map((one) => one.saw).join(', ');
    const all: readonly Reading[] = readings.none.together;
    const left = all.filter((reading) => told.every((one) => one.left.includes(reading)));
    return left.length === 0 ? otherwise(saw) : agrees(left, saw);
  },
});

/** Told by two people, and by four times as many as say otherwise. */
function howCounted(tally: Tally<Kind>, gap: Gap): 'together' | 'apart' | undefined {
  const [together, apart] = [tally.count(`together ${gap}`), tally.count(`apart ${gap}`)];
  if (together >= 2 && together >= 4 * apart) return 'together';
  return apart >= 2 && apart >= 4 * together ? 'apart' : undefined;
}

/** Of the first two jobs and the last two jobs at a company: others may be joined by what stands beside them. */
function* kindsOf(stays: readonly Stay[]): Iterable<Kind> {
  for (const there of employments(stays)) {
    const ordered = there.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
    const [first, second] = ordered;
    const [last, before] = ordered.toReversed();
    const kinds = [
      first && second && kindOf(first, second, first),
      last && before && kindOf(before, last, last),
    ];
    for (const kind of kinds) if (kind !== undefined) yield kind;
  }
}

/** The jobs at each company where there are several, and the months of all of them are known. */
function employments(stays: readonly Stay[]): Stay[][] {
  const isTwin = (stay: Stay) =>
    stay.job.member === 'jobs' &&
    stays.some(({ job }) => job.member === 'position' && isSameJob(job.value, stay.job.value));
  const groups: Stay[][] = [];
  for (const stay of stays.filter((one) => !isTwin(one))) {
    const group = groups.find(([one]) => isSame(one?.employer, stay.employer));
    if (group) group.push(stay);
    else groups.push([stay]);
  }
  const isKnown = ({ start, end, active }: Stay) => start !== undefined && (end !== undefined || active);
  return groups.filter((group) => group.length > 1 && group.every(isKnown));
}

/** Shorter jobs cannot tell whether they were added. */
const shortest = 4;

/** How two jobs count that follow each other. @param outer the one of them with nothing beside it */
function kindOf(earlier: Stay, later: Stay, outer: Stay): Kind | undefined {
  const durations = [earlier, later].map(({ job }) => job.value['duration']);
  const [a, b] = durations;
  const [own, tenure] = [outer.job.value['duration'], outer.job.value['company_tenure']];
  if (typeof a !== 'number' || typeof b !== 'number' || typeof own !== 'number' || typeof tenure !== 'number')
    return;
  if (a < shortest || b < shortest || earlier.end === undefined || later.start === undefined) return;
  const gap = gapOf(later.start - earlier.end);
  if (Math.abs(tenure - own) <= 1) return `apart ${gap}`;
  return tenure >= a + b - 1 ? `together ${gap}` : undefined;
}

function gapOf(months: number): Gap {
  if (months <= 0) return 'none';
  return months === 1 ? 'of 1 month' : months <= 3 ? 'of 2 or 3 months' : 'of 4 months or more';
}
