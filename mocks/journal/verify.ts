import type { components } from '../../generated/control.js';
import { differences, type Filter, matches } from './filter.js';
import type { Recorded } from './recording.js';

export type Expectation = components['schemas']['ControlJournalExpectation'];
export type Verdict = components['schemas']['ControlJournalVerdict'];
type Failure = components['schemas']['ControlJournalFailure'];

export function faultInExpectation({ times, atLeast, atMost }: Expectation): string | undefined {
  if (times !== undefined && (atLeast !== undefined || atMost !== undefined)) {
    return 'has `times`, which goes without `atLeast` and `atMost`';
  }
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) {
    return `expects at least ${atLeast} and at most ${atMost}`;
  }
  return undefined;
}

/** Whether calls are as expected. @param hide redacts secrets in a text */
export function verify(
  expectations: readonly Expectation[],
  isOrdered: boolean,
  entries: readonly Recorded[],
  hide: (text: string) => string,
): Verdict {
  const bounds = expectations.map(boundsOf);
  const fits = entries.map((entry) =>
    expectations.flatMap(({ filter = {} }, at) => (matches(filter, entry) ? [at] : [])),
  );
  const counts = expectations.map((_, at) => fits.filter((fitting) => fitting.includes(at)).length);
  const failures = expectations.flatMap((expectation, at): Failure[] => {
    const [{ least, most } = anything, count = 0] = [bounds[at], counts[at]];
    // In order, surplus calls may count for other expectations.
    if (count >= least && (isOrdered || count <= most)) return [];
    const message = `${wordsOf(expectation)} expected, ${count === 0 ? 'none' : count} came`;
    const nearest = count < least ? nearestTo(expectation.filter ?? {}, entries, hide) : [];
    return [{ expectation: at, message, count, nearest }];
  });
  if (failures.length === 0 && isOrdered) {
    const { isMet, expectation: at, misplaced } = inOrder(fits, bounds);
    if (!isMet) {
      const entry = misplaced === undefined ? undefined : entries[misplaced];
      const expectation = Math.min(at, expectations.length - 1);
      const nearest =
        entry === undefined
          ? []
          : [near(entry, differences(expectations[expectation]?.filter ?? {}, entry), hide)];
      const message = outOfOrder(entry, entries, fits);
      failures.push({ expectation, message, count: counts[expectation] ?? 0, nearest });
    }
  }
  return { passed: failures.length === 0, failures, message: told(failures, expectations) };
}

const anything: Bounds = { least: 0, most: Number.POSITIVE_INFINITY };

function boundsOf({ times, atLeast, atMost }: Expectation): Bounds {
  if (times !== undefined) return { least: times, most: times };
  const least = atLeast ?? (atMost === undefined ? 1 : 0);
  return { least, most: atMost ?? Number.POSITIVE_INFINITY };
}

function wordsOf({ times, atLeast, atMost }: Expectation): string {
  if (times !== undefined) return `exactly ${times}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  return atMost === undefined ? `at least ${atLeast ?? 1}` : `at most ${atMost}`;
}

function outOfOrder(
  misplaced: Recorded | undefined,
  entries: readonly Recorded[],
  fits: readonly (readonly number[])[],
): string {
  const came = entries.filter((_, at) => (fits[at] ?? []).length > 0).map(named);
  const most = 20;
  const list =
    came.slice(0, most).join(', ') + (came.length > most ? `, and ${came.length - most} more` : '');
  const what = misplaced === undefined ? 'not in this order' : `no place for ${named(misplaced)}`;
  return `${what}: there were ${list}`;
}

const named = ({ id, operation, method, target }: Recorded): string =>
  `${operation ?? `${method} ${target.split('?', 1)[0]}`} (${id})`;

function told(failures: readonly Failure[], expectations: readonly Expectation[]): string {
  const { length } = expectations;
  if (failures.length === 0)
    return length === 1 ? 'The expectation holds.' : `All ${length} expectations hold.`;
  return failures
    .map(({ expectation, message, nearest }) => {
      const { operation, path } = expectations[expectation]?.filter ?? {};
      const name = operation ?? path;
      const near = nearest.map(
        ({ id, differs }) => `\n  call ${id}: ${differs.join('; ') || 'out of its place'}`,
      );
      return `expectation ${expectation + 1}${name === undefined ? '' : ` (${name})`}: ${message}.${near.join('')}`;
    })
    .join('\n');
}

export interface Bounds {
  readonly least: number;
  /** Infinity if any number beyond `least` is allowed. */
  readonly most: number;
}

interface Progress {
  readonly isMet: boolean;
  /** The expectation that was not met, or after which a call did not fit. */
  readonly expectation: number;
  /** The index of the call that did not fit; undefined if a call was missing. */
  readonly misplaced: number | undefined;
}

/** Whether calls come in the order of expectations. One that matches a limited expectation must count for it. */
export function inOrder(fits: readonly (readonly number[])[], bounds: readonly Bounds[]): Progress {
  // The reachable states: an expectation and its number of calls, which is capped once it no longer matters.
  let places = withNext(new Map([[0, new Set([0])]]), bounds);
  for (const [index, fitting] of fits.entries()) {
    const next = new Map<number, Set<number>>();
    const isBound = fitting.some((at) => bounds[at]?.most !== Number.POSITIVE_INFINITY);
    for (const [at, counts] of places) {
      for (const count of counts) {
        if (!isBound) put(next, at, count);
        const { least, most } = bounds[at] ?? { least: 0, most: 0 };
        if (!fitting.includes(at) || count >= most) continue;
        put(next, at, most === Number.POSITIVE_INFINITY ? Math.min(count + 1, least) : count + 1);
      }
    }
    if (next.size === 0) return { isMet: false, expectation: furthest(places), misplaced: index };
    places = withNext(next, bounds);
  }
  // The state after the last expectation.
  const isMet = places.has(bounds.length);
  return { isMet, expectation: furthest(places), misplaced: undefined };
}

/** Adds the state of the next expectation if the current one has enough calls. */
function withNext(
  places: ReadonlyMap<number, ReadonlySet<number>>,
  bounds: readonly Bounds[],
): Map<number, Set<number>> {
  const all = new Map<number, Set<number>>();
  for (const [at, counts] of places) for (const count of counts) put(all, at, count);
  for (const [at, { least }] of bounds.entries()) {
    const isEnough = [...(all.get(at) ?? [])].some((count) => count >= least);
    if (isEnough) put(all, at + 1, 0);
  }
  return all;
}

function put(places: Map<number, Set<number>>, at: number, count: number): void {
  const counts = places.get(at) ?? new Set();
  places.set(at, counts.add(count));
}

const furthest = (places: ReadonlyMap<number, unknown>): number => Math.max(...places.keys());

type Near = components['schemas']['ControlJournalNearest'];

const most = 3;

/** Returns calls that almost match a filter, with their differences; the nearest first, then the newest. */
export function nearestTo(
  filter: Filter,
  entries: readonly Recorded[],
  hide: (text: string) => string,
): Near[] {
  const wanted = Object.keys(filter).length;
  return entries
    .map((entry) => ({ entry, differs: differences(filter, entry) }))
    .filter(({ differs }) => differs.length > 0 && differs.length < Math.max(2, wanted))
    .sort((one, other) => one.differs.length - other.differs.length || other.entry.id - one.entry.id)
    .slice(0, most)
    .map(({ entry, differs }) => near(entry, differs, hide));
}

function near(entry: Recorded, differs: readonly string[], hide: (text: string) => string): Near {
  const { id, operation, method, target, status } = entry;
  const [path = ''] = target.split('?', 1);
  return {
    id,
    ...(operation === undefined ? {} : { operation }),
    method,
    path: hide(path),
    status,
    differs: differs.map(hide),
  };
}
